// The rules in English, in plain words; docs/rules says them exactly.
import type { RulesText } from './text';

export const rulesEn: RulesText = {
  headings: {
    goal: 'Goal',
    deal: 'The deal',
    moves: 'Moves',
    examples: 'May I?',
    terms: 'Words',
    score: 'Counting',
    id: 'Deal number',
  },
  chooser: 'Game',
  lead: 'Five games, each on one page.',
  legal: 'Yes',
  illegal: 'No',
  onto: 'onto',
  emptyPlace: 'an empty place',
  boardOf: 'How {game} lies on the table: deal {deal}',
  play: 'Play {game}',
  games: {
    klondike: {
      lead: 'The solitaire most people simply call Solitaire: uncover, sort, and hope for the ace.',
      goal: ['Bring all 52 cards to the four foundations: each one suit, from ace to king.'],
      deal: [
        'Seven columns of one to seven cards; only the last card of each is face up.',
        'The other 24 cards are the stock.',
      ],
      moves: [
        'On the columns you build down in alternating colours: a red six on a black seven.',
        'Face-up cards that follow each other move together.',
        'Only a king, alone or with its run, goes to an empty column.',
        'When a face-down card becomes the last of its column, it is turned up.',
        'A click on the stock turns three cards (or one) onto the waste; only the top card of the waste can be played. When the stock is empty, a click turns the waste over, in the same order, as often as you like unless you chose a number of passes.',
        'A foundation begins with an ace and takes one card at a time. Its top card may come back to a column.',
      ],
      examples: [
        'Red on black, and one lower.',
        'Both are red.',
        'Eight is higher than seven: columns go down.',
        'A king may begin an empty column.',
        'A queen may not.',
        'On the foundation: same suit, one higher.',
        'Only one card at a time goes to a foundation, even when the five would fit.',
      ],
      terms: [
        [
          'Pass',
          'Once through the stock. Three passes mean that you may turn the waste over twice.',
        ],
        ['Finish', 'Offered when nothing but cards going home is left to do; it wins.'],
      ],
      score: [
        '+10 for a card to a foundation, +5 for a card turned up, −15 for a card taken back from a foundation, +100 for the win. It never falls below zero.',
        'Every move of cards and every draw counts as a move; turning the waste over does not.',
        'Windows scoring, a time bonus and a price for undo can be switched on under “More rules”.',
      ],
      id: [
        'K1-17 is deal 17 with one card drawn, K3-17 the same cards with three. K3-17+passes=3 allows three passes.',
      ],
    },
    freecell: {
      lead: 'Nothing is hidden: every card lies open, so it is thinking, not luck. Nearly every deal can be won.',
      goal: ['Bring every suit home to its foundation, from ace to king.'],
      deal: [
        'All 52 cards lie face up in eight columns, seven cards in the first four and six in the others.',
        'Four free cells, empty at first, hold one card each.',
      ],
      moves: [
        'On the columns you build down in alternating colours.',
        'Any card may go to an empty column, and any single card to an empty cell.',
        'Several cards move at once when they form a run and there is room to do it one by one: at most (empty cells + 1), doubled for each empty column; an empty column you move to does not count.',
        'Foundations are built up by suit. What is home stays there, unless you allow it otherwise under “More rules”.',
      ],
      examples: [
        'Red on black, one lower.',
        'Both are red.',
        'An empty column takes any card, not only kings.',
        'Three cards at once: two empty cells are enough.',
        'This is no run, all three are red: only the last card can move.',
        'The four is missing in between.',
      ],
      terms: [
        ['Run', 'Cards at the end of a column in alternating colours, each one lower.'],
        ['Supermove', 'Moving a run at once; it counts as many moves as it has cards.'],
      ],
      score: [
        'There are no points. Each card moved counts one move, and so does each card an undo moves back. Undo is unlimited.',
      ],
      id: [
        'FC-11982 is Microsoft’s deal number 11982, the famous one that cannot be won. Other programs with these numbers deal the same cards.',
      ],
    },
    cards: {
      lead: 'Eight piles and no stock to hope for. Hard with ordered runs, milder with free stacks.',
      goal: ['Bring every suit to its foundation, from ace to king.'],
      deal: [
        'Eight piles of 3, 4, 5 … 10 cards. The last three cards of each pile are face up, the deeper ones face down.',
      ],
      moves: [
        'On the piles you build down in alternating colours.',
        'Ordered runs: several cards move only when they follow each other down in alternating colours. Free stacks: any face-up cards at the end of a pile move together, whatever their order; only the first must fit.',
        'Only a king, alone or at the head of its cards, goes to an empty pile.',
        'A face-down card that becomes the last of its pile is turned up.',
        'Only the last card of a pile goes to a foundation; the top of a foundation may come back.',
      ],
      examples: [
        'A run that begins with a king fills an empty pile.',
        'One that begins with a queen does not.',
        'The four fits, but jack and four are no run: only with free stacks.',
        'Back from its foundation: allowed.',
        'Same colour.',
      ],
      terms: [
        ['Finish', 'Sends every card home that can go, as one step.'],
        ['Solve', 'Looks for a way to win and plays it.'],
        ['Retry, New', 'The same deal again, or another one.'],
      ],
      score: [
        'There are no points; time and moves are counted. Undo takes back one move, unless you ask for more under “More rules”.',
      ],
      id: [
        'CA-42 is deal 42 with ordered runs, CL-42 the same cards with free stacks. Only about one in 250 CA deals can be won, so choose “Winnable”.',
      ],
    },
    meridian: {
      lead: 'Every suit is cut in two between its six and its seven, and columns have a will of their own.',
      goal: [
        'Bring all cards to eight foundations: four go up from seven to king, four go down from six to ace, one of each for every suit.',
      ],
      deal: [
        'Seven columns of one to seven cards; 24 cards are the stock. One pocket (two in Double pocket) holds a card.',
        'Classic and Double pocket show all cards of the columns. In Traditional and Expert only the last card of each is face up.',
      ],
      moves: [
        'Neighbours in a column always differ in colour and by one in rank.',
        'A column begun with an ace, or down to a lone ace, goes up and ends at six. With a king it goes down and ends at seven.',
        'Any other column goes up or down, but it keeps the direction of its last two cards.',
        'Only an ace or a king begins an empty column. A run moves as a whole if it goes the column’s way; it is never turned round.',
        'A click on the stock draws one card. When it is empty, the waste is turned over and the first card drawn again, as often as you like.',
        'A pocket takes one single card until you need it. Foundations take one card at a time and give none back.',
      ],
      examples: [
        'The seven opens the foundation of its suit that goes up.',
        'One lower in the other colour: this column now goes down.',
        'One higher is fine too, as long as the column has no direction yet.',
        'This column began with an ace: two on ace, other colour.',
        'An ace column goes up only, so nothing lower fits.',
        'An empty column takes an ace or a king, nothing else.',
      ],
      terms: [
        [
          'Ace column, king column',
          'Marked A↑ and K↓. The mark comes when the ace or king begins the column or is left alone in it, and goes when that card leaves.',
        ],
        ['Pocket', 'A parking place for one card; cards do not go from pocket to pocket.'],
        [
          'Dead position',
          'When nothing can bring a card home or turn one up any more, the game is lost.',
        ],
      ],
      score: [
        'Efficiency in percent: cards home, and those in the columns beyond seven, for each move you made. At most 100; drawing is free, an undo does not give its move back.',
        'Undo goes back up to ten moves, and takes draws along that came after them.',
      ],
      id: [
        'MMC-17 is Classic, MMD-17 Double pocket, MMT-17 Traditional, MME-17 Expert: always the same cards.',
      ],
    },
    bluffbuddy: {
      lead: 'A memory game for four: you and three bots. Whoever ends with the fewest penalty points wins.',
      goal: [
        'Have the fewest points in your penalty slot after three rounds. So give your points to others, and remember what lies where.',
      ],
      deal: [
        'Four cards lie open in the centre. In each of three rounds everybody gets four cards; the centre is not filled up again.',
        'You see your own hand, the centre, the top of the pool, and of each slot only the top cards of equal rank and how many lie beneath.',
      ],
      moves: [
        'Players take turns counter-clockwise and play one card each.',
        'Your card may take cards of its rank from one place: a card of the centre, the equal cards on top of the pool, or on top of any slot, your own too.',
        'Card and catch then go together to the penalty slot of any player you choose. From a slot you may leave them where they are and add yours, or carry them elsewhere.',
        'A card that takes nothing goes to the pool. You may also throw a card there that could take something.',
      ],
      examples: [
        'A queen from the centre: both go to the slot you choose.',
        'Both twos on top of the pool come along.',
        'Aces on somebody’s slot: add yours there, or send all three to somebody else.',
        'A nine takes no jacks. It goes to the pool.',
      ],
      terms: [
        [
          'Seal',
          'When nobody can match the top of a slot any more, the slot closes for good. Nobody is told. It can still be given cards, but nothing can be taken out.',
        ],
        [
          'Memory penalty',
          'Whoever reaches for a sealed slot loses the turn: the card goes to the pool, without a word.',
        ],
        [
          'Covered',
          'What lies beneath the top cards of a slot or of the pool. Once the top is gone it can be taken again.',
        ],
      ],
      score: [
        'A three costs 30, a jack 20, a queen 15, an ace 11, king and ten 10, all others their number. What lies in the pool costs nothing.',
        'The lowest sum wins; equal sums share the place. There is no undo. After the game you see everything, with a report of what you could have known.',
      ],
      id: ['BB-7 is deck and starter number 7. BB-7+bots=hard seats the best bots.'],
    },
  },
};
