// The emotes that a player can send, and a switch for those who want none.
import { emotes, type Emote } from '../../online/wire';
import { t } from '../../texts';
import { Menu } from '../parts';
import type { RoomSession } from './roomSession';

export function emoteWords(emote: Emote): string {
  return t(`online.emote.${emote}`);
}

export function Emotes({ session }: { session: RoomSession }) {
  return (
    <Menu
      end
      label={t('online.emotes')}
      icon="smile"
      testid="emotes"
      items={[
        ...emotes.map((emote) => ({
          id: emote,
          label: emoteWords(emote),
          onSelect: () => void session.emote(emote),
        })),
        {
          id: 'mute',
          label: t('online.emotes.mute'),
          checked: session.muted,
          apart: true,
          onSelect: () => session.mute(),
        },
      ]}
    />
  );
}
