// The rules of the game that a room may change; the engine knows which there are.
import { gamesInfo } from '../../game/library';
import { onlineGame } from '../../games';
import { t } from '../../texts';
import { OptionControl } from '../home/OptionControl';
import { useLoaded } from '../parts';
import { chosenWords } from './rulesWords';

export type Rules = Readonly<Record<string, string>>;

/** Who sits opposite is said by the room itself. */
const notHere = ['bots'];

async function roomOptions() {
  const info = (await gamesInfo()).find(({ id }) => id === onlineGame);
  return info?.options.filter(({ key }) => !notHere.includes(key)) ?? [];
}

export function RoomRules(props: { rules: Rules; onChange: (rules: Rules) => void }) {
  const options = useLoaded(roomOptions);
  if (!options) return null;
  return (
    <details class="more-rules">
      <summary data-testid="room-rules">{t('online.rules')}</summary>
      <div class="more-rules-list">
        {options.map((option) => (
          <OptionControl
            key={option.key}
            option={option}
            value={props.rules[option.key]}
            testid={`room-rule-${option.key}`}
            said={(word) => chosenWords(option.key, word)}
            onChange={(word) => props.onChange({ ...props.rules, [option.key]: word })}
          />
        ))}
      </div>
    </details>
  );
}
