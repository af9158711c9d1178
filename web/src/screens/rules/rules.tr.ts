// Kurallar Türkçe, yalın sözlerle; tam hâlleri docs/rules içindedir.
import type { RulesText } from './text';

export const rulesTr: RulesText = {
  headings: {
    goal: 'Amaç',
    deal: 'Dağıtım',
    moves: 'Hamleler',
    examples: 'Olur mu?',
    terms: 'Sözcükler',
    score: 'Sayım',
    id: 'Dağıtım numarası',
  },
  chooser: 'Oyun',
  lead: 'Beş oyun, her biri bir sayfada.',
  legal: 'Olur',
  illegal: 'Olmaz',
  onto: 'şunun üstüne:',
  emptyPlace: 'boş yer',
  boardOf: '{game} masada böyle durur: {deal} dağıtımı',
  play: '{game} oyna',
  games: {
    klondike: {
      lead: 'Çoğu kişinin yalnızca Solitaire dediği oyun: kartları aç, sırala, ası bekle.',
      goal: ['52 kartın hepsini dört temele götürün: her temel bir takım, astan papaza.'],
      deal: [
        'Bir ile yedi kart arasında yedi sütun; her birinin yalnız son kartı açıktır.',
        'Kalan 24 kart destedir.',
      ],
      moves: [
        'Sütunlarda renk değiştirerek aşağı doğru dizilir: siyah yedilinin üstüne kırmızı altılı.',
        'Birbirini izleyen açık kartlar birlikte taşınır.',
        'Boş sütuna yalnız papaz gider, tek başına ya da dizisiyle.',
        'Kapalı bir kart sütununun son kartı olunca açılır.',
        'Desteye tıklayınca üç kart (ya da bir kart) açık yığına geçer; yalnız en üstteki oynanabilir. Deste bitince bir tıklama açık yığını aynı sırayla geri çevirir; geçiş sayısı seçmediyseniz istediğiniz kadar.',
        'Temel as ile başlar ve her seferinde bir kart alır. En üstteki kartı sütuna geri dönebilir.',
      ],
      examples: [
        'Siyahın üstüne kırmızı, bir küçük.',
        'İkisi de kırmızı.',
        'Sekizli yediliden büyük: sütunlar aşağı iner.',
        'Boş sütuna papaz başlayabilir.',
        'Kız başlayamaz.',
        'Temelde: aynı takım, bir büyük.',
        'Temele her seferinde bir kart gider, beşli uysa bile.',
      ],
      terms: [
        [
          'Geçiş',
          'Destenin bir kez baştan sona açılması. Üç geçiş, açık yığını iki kez çevirebilirsiniz demektir.',
        ],
        ['Bitir', 'Kartları temele yollamaktan başka iş kalmayınca önerilir; oyunu kazandırır.'],
      ],
      score: [
        'Temele giden kart +10, açılan kart +5, temelden geri alınan kart −15, kazanmak +100. Puan sıfırın altına inmez.',
        'Her kart taşıma ve her kart açma bir hamledir; açık yığını çevirmek sayılmaz.',
        'Windows puanlaması, süre ödülü ve geri almanın bedeli “Diğer kurallar” altında açılabilir.',
      ],
      id: [
        'K1-17, birer kart açılan 17 numaralı dağıtımdır; K3-17 aynı kartlarla üçer açar. K3-17+passes=3 üç geçişe izin verir.',
      ],
    },
    freecell: {
      lead: 'Gizli hiçbir şey yok: bütün kartlar açık, iş şansa değil düşünmeye kalır. Hemen her dağıtım kazanılabilir.',
      goal: ['Her takımı temeline götürün, astan papaza.'],
      deal: [
        '52 kartın hepsi sekiz sütunda açık durur; ilk dördünde yedişer, ötekilerde altışar kart vardır.',
        'Başta boş olan dört hücrenin her biri bir kart tutar.',
      ],
      moves: [
        'Sütunlarda renk değiştirerek aşağı doğru dizilir.',
        'Boş sütuna her kart, boş hücreye her tek kart gidebilir.',
        'Dizi oluşturan birkaç kart, tek tek taşınmalarına yer varsa birlikte gider: en çok (boş hücre + 1) kart, her boş sütun için iki katı; gidilen boş sütun sayılmaz.',
        'Temeller takımına göre yukarı dizilir. Temeldeki kart orada kalır; “Diğer kurallar” altında başka türlü seçebilirsiniz.',
      ],
      examples: [
        'Siyahın üstüne kırmızı, bir küçük.',
        'İkisi de kırmızı.',
        'Boş sütun her kartı alır, yalnız papazı değil.',
        'Üç kart birden: iki boş hücre yeter.',
        'Bu bir dizi değil, üçü de kırmızı: yalnız son kart oynar.',
        'Arada dörtlü eksik.',
      ],
      terms: [
        ['Dizi', 'Sütunun sonunda renk değiştiren ve birer birer küçülen kartlar.'],
        ['Toplu hamle', 'Bir diziyi birden taşımak; kaç kartsa o kadar hamle sayılır.'],
      ],
      score: [
        'Puan yoktur. Taşınan her kart bir hamledir; geri almanın geri taşıdığı her kart da. Geri alma sınırsızdır.',
      ],
      id: [
        'FC-11982, Microsoft’un 11982 numaralı, kazanılamamasıyla ünlü dağıtımıdır. Bu numaraları kullanan başka programlar da aynı kartları dağıtır.',
      ],
    },
    cards: {
      lead: 'Sekiz yığın var, umut bağlanacak deste yok. Sıralı dizilerle zor, serbest yığınlarla daha yumuşak.',
      goal: ['Her takımı temeline götürün, astan papaza.'],
      deal: [
        '3, 4, 5 … 10 kartlık sekiz yığın. Her yığının son üç kartı açık, daha derindekiler kapalıdır.',
      ],
      moves: [
        'Yığınlarda renk değiştirerek aşağı doğru dizilir.',
        'Sıralı diziler: birkaç kart ancak renk değiştirip birer birer küçülüyorsa birlikte taşınır. Serbest yığınlar: yığının sonundaki açık kartlar sıraları ne olursa olsun birlikte taşınır; yalnız ilki uymalıdır.',
        'Boş yığına yalnız papaz gider, tek başına ya da kartlarının başında.',
        'Kapalı bir kart yığınının son kartı olunca açılır.',
        'Temele yalnız yığının son kartı gider; temelin en üstteki kartı geri dönebilir.',
      ],
      examples: [
        'Papazla başlayan dizi boş yığını doldurur.',
        'Kızla başlayan dolduramaz.',
        'Dörtlü uyar ama vale ile dörtlü dizi değil: yalnız serbest yığınlarda olur.',
        'Temelden geri: serbest.',
        'Aynı renk.',
      ],
      terms: [
        ['Bitir', 'Gidebilecek her kartı tek adımda temele yollar.'],
        ['Çöz', 'Kazanmanın bir yolunu arar ve oynar.'],
        ['Baştan al, Yeni', 'Aynı dağıtım bir daha ya da başka bir dağıtım.'],
      ],
      score: [
        'Puan yoktur; süre ve hamle sayılır. Bir hamle geri alınır; “Diğer kurallar” altında daha fazlasını seçebilirsiniz.',
      ],
      id: [
        'CA-42, sıralı dizilerle 42 numaralı dağıtımdır; CL-42 aynı kartlarla serbest yığınlardır. CA dağıtımlarının yalnız 250’de biri kadarı kazanılabilir; “Kazanılabilir”i seçin.',
      ],
    },
    meridian: {
      lead: 'Her takım altılısı ile yedilisi arasından ikiye bölünür; sütunların da kendi iradesi vardır.',
      goal: [
        'Bütün kartları sekiz temele götürün: dördü yediliden papaza çıkar, dördü altılıdan asa iner; her takımın ikisinden de birer temeli vardır.',
      ],
      deal: [
        'Bir ile yedi kart arasında yedi sütun; 24 kart destedir. Bir cep (Çift cepte iki) bir kart tutar.',
        'Klasik ve Çift cepte sütunların bütün kartları açıktır. Geleneksel ve Uzmanda her sütunun yalnız son kartı açıktır.',
      ],
      moves: [
        'Sütunda komşu kartların rengi her zaman farklıdır ve aralarında bir fark vardır.',
        'As ile başlatılan ya da tek bir ası kalan sütun yukarı çıkar ve altılıda biter. Papazla olan aşağı iner ve yedilide biter.',
        'Öteki sütunlar çıkabilir de inebilir de; ama son iki kartının yönünü korur.',
        'Boş sütuna yalnız as ya da papaz başlar. Dizi, sütunun yönünde gidiyorsa bütün olarak taşınır; hiç ters çevrilmez.',
        'Desteye tıklayınca bir kart açılır. Deste bitince açık yığın çevrilir ve ilk kart yeniden açılır; istediğiniz kadar.',
        'Cep, gerekene kadar tek bir kart tutar. Temeller her seferinde bir kart alır ve geri vermez.',
      ],
      examples: [
        'Yedili, takımının yukarı çıkan temelini açar.',
        'Öteki renkten bir küçük: bu sütun artık iner.',
        'Sütunun henüz yönü yoksa bir büyük de olur.',
        'Bu sütun as ile başladı: asın üstüne öteki renkten ikili.',
        'As sütunu yalnız yukarı çıkar; daha küçüğü uymaz.',
        'Boş sütun as ya da papaz alır, başka kart almaz.',
      ],
      terms: [
        [
          'As sütunu, papaz sütunu',
          'A↑ ve K↓ ile işaretlidir. As ya da papaz sütunu başlatınca ya da orada tek kalınca işaret gelir, o kart gidince kalkar.',
        ],
        ['Cep', 'Tek kartlık bekleme yeri; cepten cebe kart geçmez.'],
        [
          'Ölü konum',
          'Artık hiçbir şey bir kartı temele götüremez ya da açamazsa oyun kaybedilir.',
        ],
      ],
      score: [
        'Yüzdeyle verim: temeldeki kartlar ve sütunlardaki yediden fazlası, yaptığınız hamleye bölünür. En çok 100; kart açmak bedavadır, geri almak hamleyi geri vermez.',
        'Geri alma on hamleye kadar gider; o hamlelerden sonra açılan kartlar da onlarla geri döner.',
      ],
      id: ['MMC-17 Klasik, MMD-17 Çift cep, MMT-17 Geleneksel, MME-17 Uzmandır: kartlar hep aynı.'],
    },
    bluffbuddy: {
      lead: 'Dört kişilik bir hafıza oyunu: siz ve üç bot. Ceza puanı en az olan kazanır.',
      goal: [
        'Üç elin sonunda ceza yerinizde en az puan bulunsun. Puanlarınızı başkalarına verin, neyin nerede olduğunu aklınızda tutun.',
      ],
      deal: [
        'Ortada dört açık kart durur. Üç elin her birinde herkes dört kart alır; orta yeniden doldurulmaz.',
        'Kendi elinizi, ortayı, havuzun üstünü, her ceza yerinin de yalnız üstteki eş kartlarını ve altta kaç kart olduğunu görürsünüz.',
      ],
      moves: [
        'Oyuncular saat yönünün tersine sırayla birer kart oynar.',
        'Kartınız, kendisiyle aynı değerdeki kartları tek bir yerden alabilir: ortadan bir kart, havuzun üstündeki eş kartlar ya da bir ceza yerinin üstündekiler; sizinki de olur.',
        'Kart ve aldıkları birlikte, seçtiğiniz oyuncunun ceza yerine gider. Bir ceza yerindekileri orada bırakıp kartınızı ekleyebilir ya da başkasına taşıyabilirsiniz.',
        'Hiçbir şey almayan kart havuza gider. Alabilecek bir kartı da oraya atabilirsiniz.',
      ],
      examples: [
        'Ortadan bir kız: ikisi de seçtiğiniz ceza yerine gider.',
        'Havuzun üstündeki iki ikili de birlikte gelir.',
        'Birinin ceza yerinde aslar: sizinkini oraya ekleyin ya da üçünü başkasına yollayın.',
        'Dokuzlu vale almaz. Havuza gider.',
      ],
      terms: [
        [
          'Mühür',
          'Bir ceza yerinin üstündekini artık kimse eşleyemiyorsa orası bir daha açılmamak üzere kapanır. Kimseye söylenmez. Oraya kart verilebilir ama oradan bir şey alınamaz.',
        ],
        ['Hafıza cezası', 'Mühürlü bir yere uzanan sırasını yitirir: kart sessizce havuza gider.'],
        [
          'Örtülü',
          'Ceza yerinde ya da havuzda üstteki kartların altında kalanlar. Üst gidince yeniden alınabilir.',
        ],
      ],
      score: [
        'Üçlü 30, vale 20, kız 15, as 11, papaz ve onlu 10, ötekiler kendi sayısı kadardır. Havuzdakiler puan yazmaz.',
        'En düşük toplam kazanır; eşitler aynı sırayı paylaşır. Geri alma yoktur. Oyundan sonra her şeyi ve neleri bilebileceğinizi gösteren bir rapor görürsünüz.',
      ],
      id: ['BB-7, 7 numaralı deste ve başlayandır. BB-7+bots=hard en iyi botları oturtur.'],
    },
  },
};
