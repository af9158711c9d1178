// How cards and cloth look with what is chosen, while it is being chosen.
import { t } from '../../texts';
import { CardPicture, useSettings } from '../parts';

const widths = { s: 52, m: 64, l: 78, xl: 92 } as const;
const shown = ['back', 'AS', 'KH', '7D', 'QC'];

export function Preview() {
  const { size, cloth } = useSettings();
  return (
    <div
      class="preview table"
      data-cloth={cloth}
      data-testid="preview"
      role="img"
      aria-label={t('set.preview')}
    >
      {shown.map((card) => (
        <CardPicture key={card} mute card={card} width={widths[size]} />
      ))}
    </div>
  );
}
