// One choice for single games: each has its own word, or goes with all the others.
import { changeOwn, choices, type OwnName, type Settings } from '../../app/settings';
import { descriptionOf, gameIds, type GameId } from '../../games';
import { t, type TextKey } from '../../texts';
import { Select, useSettings } from '../parts';

const gamesWith: { readonly [K in OwnName]: readonly GameId[] } = {
  deck: gameIds,
  home: gameIds.filter((id) => descriptionOf(id).goesHome),
};
const same = '';

export function OwnChoices({ name }: { name: OwnName }) {
  const { own } = useSettings();
  const options = [
    { value: same, label: t('set.own.same') },
    ...choices[name].map((value: string) => ({
      value,
      label: t(`set.${name}.${value}` as TextKey),
    })),
  ];
  const differ = gamesWith[name].filter((id) => own[id]?.[name] !== undefined);
  return (
    <details class="more-rules own-choices" open={differ.length > 0}>
      <summary data-testid={`own-${name}`}>{t('set.own')}</summary>
      <div class="own-games" role="group" aria-label={t(`set.${name}`)}>
        {gamesWith[name].map((id) => (
          <Select
            key={id}
            label={t(`game.${id}`)}
            value={own[id]?.[name] ?? same}
            options={options}
            testid={`own-${name}-${id}`}
            onChange={(value) =>
              changeOwn(id, name, value === same ? undefined : (value as Settings[OwnName]))
            }
          />
        ))}
      </div>
    </details>
  );
}
