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
/** Rarer commands under one entry, which unfolds in its place. */
export interface MenuGroup {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly apart?: boolean;
  readonly items: readonly MenuItem[];
}
type Entry = MenuItem | MenuGroup;

export interface MenuProps {
  readonly label: string;
  readonly icon: IconName;
  readonly items: readonly Entry[];
  readonly testid: string;
  readonly caption?: boolean;
  /** The edge it hangs from, and whether it opens upwards, as from a toolbar. */
  readonly end?: boolean;
  readonly up?: boolean;
}

export function Menu(props: MenuProps) {
  const [open, setOpen] = useState(false);
  const [unfolded, setUnfolded] = useState<string | null>(null);
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
    setUnfolded(null);
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
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft')
      fold(all[at], event.key === 'ArrowRight');
    else if (event.key === 'Tab') close(false);
    else if (next !== undefined) all[next]?.focus();
    else return;
    if (event.key !== 'Tab') event.preventDefault();
  };

  const fold = (entry: HTMLButtonElement | undefined, out: boolean) => {
    const group = entry?.closest('.menu-group')?.previousElementSibling ?? entry;
    if (!(group instanceof HTMLButtonElement) || !group.ariaExpanded) return;
    if ((group.ariaExpanded === 'true') !== out) group.click();
    if (!out) group.focus();
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
          {props.items.map((entry) => (
            <li
              key={entry.id}
              role="none"
              class={classes('menu-entry', entry.apart && 'menu-apart')}
            >
              {'items' in entry ? (
                <Group
                  group={entry}
                  testid={props.testid}
                  open={unfolded === entry.id}
                  onToggle={() => setUnfolded(unfolded === entry.id ? null : entry.id)}
                  onChosen={() => close(true)}
                />
              ) : (
                <Item item={entry} testid={props.testid} onChosen={() => close(true)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ItemProps {
  readonly item: MenuItem;
  readonly testid: string;
  readonly onChosen: () => void;
}

function Item({ item, testid, onChosen }: ItemProps) {
  return (
    <button
      type="button"
      class="menu-item"
      role={item.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={item.checked}
      disabled={item.disabled}
      tabIndex={-1}
      data-testid={`${testid}-${item.id}`}
      onClick={() => {
        onChosen();
        item.onSelect();
      }}
    >
      {item.checked ? <Icon name="check" /> : item.icon && <Icon name={item.icon} />}
      <span class="grow">{item.label}</span>
      {item.hint && <kbd>{item.hint}</kbd>}
    </button>
  );
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly testid: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onChosen: () => void;
}

function Group({ group, testid, open, onToggle, onChosen }: GroupProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a small screen it unfolds below the edge.
    if (open) list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <>
      <button
        type="button"
        class="menu-item"
        role="menuitem"
        aria-expanded={open}
        tabIndex={-1}
        data-testid={`${testid}-${group.id}`}
        onClick={onToggle}
      >
        {group.icon && <Icon name={group.icon} />}
        <span class="grow">{group.label}</span>
        <span class={classes('menu-fold', open && 'menu-unfolded')} aria-hidden="true">
          ›
        </span>
      </button>
      {open && (
        <ul class="menu-group" role="group" ref={list} aria-label={group.label}>
          {group.items.map((item) => (
            <li key={item.id} role="none">
              <Item item={item} testid={testid} onChosen={onChosen} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
