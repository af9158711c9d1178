// A text that the browser would not copy: shown, and selected, to be copied by hand.
import { t } from '../../texts';
import { Dialog } from '../parts';
import type { PlayController } from './playController';

export function TextDialog({ controller }: { controller: PlayController }) {
  return (
    <Dialog title={t('play.text.title')} testid="text-dialog" onClose={() => controller.show(null)}>
      <label class="field">
        <span>{t('play.text.label')}</span>
        <textarea
          readOnly
          rows={4}
          data-testid="text-area"
          value={controller.text}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
    </Dialog>
  );
}
