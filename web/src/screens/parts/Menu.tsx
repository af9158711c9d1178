// A button that opens a list of commands; arrows walk through it, Esc closes it.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { classes, IconButton } from './Button';
import { Icon, type IconName } from './Icon';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** A key or a value, shown at the right. */
  readonly hint?: string;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  /** A line before it. */
  readonly apart?: boolean;
  readonly onSelect: () => void;
}

export interface MenuProps {
  readonly label: string;
  readonly icon: IconName;
  readonly items: readonly MenuItem[];
  readonly testid: string;
  readonly caption?: boolean;
  /** The edge it hangs from, and whether it opens upwards, as from a toolbar. */
  readonly end?: boolean;
  readonly up?: boolean;
}

export function Menu(props: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();

  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  };
  const entries = () => [
    ...(list.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? []),
  ];

  useEffect(() => {
    if (!open) return undefined;
    entries()[0]?.focus();
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside, true);
    return () => document.removeEventListener('pointerdown', outside, true);
  }, [open]);

  const walk = (event: KeyboardEvent) => {
    if (!open) return;
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const next = steps[event.key];
    event.stopPropagation();
    if (event.key === 'Escape') close(true);
    else if (event.key === 'Tab') close(false);
    else if (next !== undefined) all[next]?.focus();
    else return;
    if (event.key !== 'Tab') event.preventDefault();
  };

  return (
    <div
      class={classes('menu-place', props.end && 'menu-end', props.up && 'menu-up')}
      ref={root}
      onKeyDown={walk}
    >
      <IconButton
        buttonRef={button}
        icon={props.icon}
        label={props.label}
        caption={props.caption ?? false}
        testid={props.testid}
        expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <ul class="menu" role="menu" id={id} ref={list} aria-label={props.label}>
          {props.items.map((item) => (
            <li key={item.id} role="none" class={classes('menu-entry', item.apart && 'menu-apart')}>
              <button
                type="button"
                class="menu-item"
                role={item.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
                aria-checked={item.checked}
                disabled={item.disabled}
                tabIndex={-1}
                data-testid={`${props.testid}-${item.id}`}
                onClick={() => {
                  close(true);
                  item.onSelect();
                }}
              >
                {item.checked ? <Icon name="check" /> : item.icon && <Icon name={item.icon} />}
                <span class="grow">{item.label}</span>
                {item.hint && <kbd>{item.hint}</kbd>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
