// Where toasts are shown: they wait while somebody points at them or has the focus in them.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../texts';
import { Button, IconButton } from './Button';
import { dismiss, watchToasts, type ShownToast } from './toast';

const usual = 10_000;

export function ToastHost() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  useEffect(() => watchToasts(setToasts), []);
  return (
    <div class="toasts" role="status" aria-live="polite" data-testid="toasts">
      {toasts.map((each) => (
        <Notice key={each.id} toast={each} />
      ))}
    </div>
  );
}

function Notice({ toast }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false);
  const { id, ms = usual, action } = toast;
  useEffect(() => {
    if (held || !Number.isFinite(ms)) return undefined;
    const timer = setTimeout(() => dismiss(id), ms);
    return () => clearTimeout(timer);
  }, [held, id, ms]);
  return (
    <div
      class="toast"
      data-testid="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusCapture={() => setHeld(true)}
      onBlurCapture={() => setHeld(false)}
    >
      <p>{toast.text}</p>
      {action && (
        <Button
          kind="quiet"
          testid="toast-action"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        icon="close"
        label={t('parts.close')}
        testid="toast-close"
        onClick={() => dismiss(id)}
      />
    </div>
  );
}
