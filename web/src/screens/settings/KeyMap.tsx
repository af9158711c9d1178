// Keys to change: press the button, then the key; a key that is taken is said and can be moved.
import { useEffect, useState } from 'preact/hooks';
import { chordOf, keysOf } from '../../app/keys';
import { change, settings } from '../../app/settings';
import { t } from '../../texts';
import { actionWords, chordWords, groupNames, keyGroups, type KeyAction } from '../keys/groups';
import { KeyCaps } from '../keys/KeyList';
import { Button, IconButton, toast, useSettings } from '../parts';
import { faultOf, ownerOf, withKey, withoutKey } from './remap';

interface Asked {
  readonly action: KeyAction;
  readonly say?: string;
  readonly chord?: string;
  readonly owner?: KeyAction;
}

function answer(action: KeyAction, chord: string): Asked | null {
  const fault = faultOf(chord);
  if (fault === 'alone') return { action };
  if (fault) return { action, say: t(`keys.fault.${fault}`, { key: chordWords(chord) }) };
  const owner = ownerOf(chord, action, settings());
  if (!owner) {
    change({ keys: withKey(action, chord, settings()) });
    return null;
  }
  const say = t('keys.taken', { key: chordWords(chord), action: actionWords(owner) });
  return { action, chord, owner, say };
}

function usual(action: KeyAction): void {
  const keys = withoutKey(action, settings());
  if (keys) change({ keys });
  else toast({ kind: 'keys', text: t('keys.usualTaken', { action: actionWords(action) }) });
}

export function KeyMap() {
  const now = useSettings();
  const [asked, setAsked] = useState<Asked | null>(null);
  const waiting = asked !== null && asked.owner === undefined;

  useEffect(() => {
    if (!asked || !waiting) return undefined;
    const heard = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      setAsked(event.key === 'Escape' ? null : answer(asked.action, chordOf(event)));
    };
    window.addEventListener('keydown', heard, true);
    return () => window.removeEventListener('keydown', heard, true);
  }, [asked, waiting]);

  return (
    <div class="key-map" data-testid="key-map">
      {groupNames.map((group) => (
        <section key={group}>
          <h3>{t(`keys.${group}`)}</h3>
          <ul>
            {keyGroups[group].map((action: KeyAction) => (
              <li key={action} class="key-map-row">
                <span class="grow">{actionWords(action)}</span>
                <KeyCaps chords={keysOf(action, now)} />
                {now.keys[action] !== undefined && (
                  <IconButton
                    icon="restart"
                    label={t('keys.usual', { action: actionWords(action) })}
                    testid={`key-usual-${action}`}
                    onClick={() => usual(action)}
                  />
                )}
                {action !== 'escape' && (
                  <Button
                    testid={`key-change-${action}`}
                    pressed={asked?.action === action}
                    onClick={() => setAsked(asked?.action === action ? null : { action })}
                  >
                    {asked?.action === action && waiting ? t('keys.press') : t('keys.set')}
                    <span class="visually-hidden"> {actionWords(action)}</span>
                  </Button>
                )}
                {asked?.action === action && asked.say && (
                  <div class="key-say" role="alert" data-testid="key-say">
                    <p>{asked.say}</p>
                    {asked.chord && (
                      <div class="row">
                        <Button
                          kind="primary"
                          testid="key-take"
                          onClick={() => {
                            change({ keys: withKey(action, asked.chord ?? '', settings()) });
                            setAsked(null);
                          }}
                        >
                          {t('keys.take')}
                        </Button>
                        <Button testid="key-leave" onClick={() => setAsked(null)}>
                          {t('parts.cancel')}
                        </Button>
                      </div>
                    )}
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
