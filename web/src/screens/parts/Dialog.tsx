// A sheet over the page: a native dialog, so the browser keeps the focus inside and Esc closes it.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../texts';
import { classes, IconButton } from './Button';

export interface DialogProps {
  readonly title: string;
  readonly testid: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons at the foot. */
  readonly actions?: ComponentChildren;
  readonly wide?: boolean;
  /** From the bottom edge on phones. */
  readonly sheet?: boolean;
  /** Beside the table instead of over it: nothing else is blocked. */
  readonly modeless?: boolean;
}

/** Open while it is rendered; the focus goes back to where it was. */
export function Dialog(props: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    if (props.modeless) element.show();
    else element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [props.modeless]);

  const close = (event: Event) => {
    event.preventDefault();
    props.onClose();
  };
  return (
    <dialog
      ref={dialog}
      class={classes(
        props.sheet ? 'sheet' : 'dialog',
        props.wide && 'dialog-wide',
        props.modeless && 'dialog-modeless',
      )}
      data-testid={props.testid}
      aria-labelledby={title}
      onCancel={close}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') close(event);
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current && !props.modeless) close(event);
      }}
    >
      <div class="dialog-body">
        <header class="dialog-header">
          <h2 class="dialog-title" id={title}>
            {props.title}
          </h2>
          <IconButton
            icon="close"
            label={t('parts.close')}
            testid={`${props.testid}-close`}
            onClick={props.onClose}
          />
        </header>
        <div class="dialog-content">{props.children}</div>
        {props.actions && <footer class="dialog-actions">{props.actions}</footer>}
      </div>
    </dialog>
  );
}
