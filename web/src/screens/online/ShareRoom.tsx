// How others find the room: its code, a link to copy, and a picture that a phone can read.
import { useMemo, useState } from 'preact/hooks';
import { qrCode } from '../../online/qr';
import { t } from '../../texts';
import { Button } from '../parts';
import { addressOf, share } from '../play/clip';

export function ShareRoom({ code }: { code: string }) {
  const address = addressOf({ screen: 'room', room: code });
  const [shown, setShown] = useState(false);
  return (
    <section class="room-share" aria-labelledby="room-share-title">
      <div class="stack">
        <h2 id="room-share-title">{t('online.invite')}</h2>
        <p class="room-code figures" data-testid="room-code">
          {code}
        </p>
        <Button
          icon="share"
          testid="room-share"
          onClick={() => void share(address, t('online.invite'), () => setShown(true))}
        >
          {t('online.shareLink')}
        </Button>
        {shown && (
          <label class="field">
            <span>{t('play.text.label')}</span>
            <input readOnly value={address} data-testid="room-address" />
          </label>
        )}
      </div>
      <QrCode text={address} />
    </section>
  );
}

/** Dark squares on a white ground, with the quiet edge that readers need. */
function QrCode({ text }: { text: string }) {
  const rows = useMemo(() => qrCode(text), [text]);
  if (!rows) return null;
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const size = rows.length;
  return (
    <svg
      class="qr"
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={t('online.qr')}
      data-testid="room-qr"
      shape-rendering="crispEdges"
    >
      <path d={`M-4-4h${size + 8}v${size + 8}h-${size + 8}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
