// A text that the browser would not copy: shown, and selected, to be copied by hand.
import { t } from '../../texts';
import { Dialog } from '../parts';
import type { Desk } from './desk';

export function TextDialog({ desk }: { desk: Desk }) {
  return (
    <Dialog title={t('play.text.title')} testid="text-dialog" onClose={() => desk.show(null)}>
      <label class="field">
        <span>{t('play.text.label')}</span>
        <textarea
          readOnly
          rows={4}
          data-testid="text-area"
          value={desk.text}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
    </Dialog>
  );
}
