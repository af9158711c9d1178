// All keys, grouped, as the player has set them.
import { keysOf } from '../../app/keys';
import { t } from '../../texts';
import { useSettings } from '../parts';
import { actionWords, chordWords, groupNames, keyGroups, type KeyAction } from './groups';
import './keys.css';

export function KeyCaps({ chords }: { chords: readonly string[] }) {
  if (chords.length === 0) return <span class="quiet">{t('keys.none')}</span>;
  return (
    <span class="key-caps">
      {chords.map((chord) => (
        <kbd key={chord}>{chordWords(chord)}</kbd>
      ))}
    </span>
  );
}

export function KeyList({ level: Heading = 'h2' }: { level?: 'h2' | 'h3' }) {
  const now = useSettings();
  return (
    <div class="key-list" data-testid="key-list">
      {!now.singleKeys && <p class="key-note">{t('keys.singleOff')}</p>}
      {groupNames.map((group) => (
        <section key={group} class="key-group">
          <Heading>{t(`keys.${group}`)}</Heading>
          <dl>
            {group === 'around' && (
              <div class="key-row">
                <dt>{t('keys.columns')}</dt>
                <dd>
                  <KeyCaps chords={['1', '…', '9']} />
                </dd>
              </div>
            )}
            {keyGroups[group].map((action: KeyAction) => (
              <div class="key-row" key={action} data-testid={`key-${action}`}>
                <dt>{actionWords(action)}</dt>
                <dd>
                  <KeyCaps chords={keysOf(action, now)} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p class="quiet key-note">{t('keys.cards')}</p>
    </div>
  );
}
