// Leaving a game that is played is resigning: that is asked first.
import { go } from '../../app/router';
import { t } from '../../texts';
import { Button, Dialog } from '../parts';
import type { RoomSession } from './roomSession';

export function LeaveDialog({ session, onClose }: { session: RoomSession; onClose: () => void }) {
  const leave = () => {
    onClose();
    void session.leave().then(() => go({ screen: 'online' }));
  };
  return (
    <Dialog
      title={t('online.resign.title')}
      testid="leave-dialog"
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" testid="leave-yes" onClick={leave}>
            {t('online.resign')}
          </Button>
          <Button kind="primary" testid="leave-no" onClick={onClose}>
            {t('online.stay')}
          </Button>
        </>
      }
    >
      <p>{t(session.room?.rated ? 'online.resign.rated' : 'online.resign.casual')}</p>
    </Dialog>
  );
}
