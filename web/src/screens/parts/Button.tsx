// A button, a button that is only a picture, and a link that looks like one.
import type { ComponentChildren, Ref } from 'preact';
import { Icon, type IconName } from './Icon';

interface Common {
  readonly testid: string;
  readonly icon?: IconName | undefined;
  readonly class?: string | undefined;
}

export interface ButtonProps extends Common {
  readonly kind?: 'plain' | 'primary' | 'quiet' | 'danger';
  readonly onClick?: () => void;
  readonly disabled?: boolean | undefined;
  readonly submit?: boolean;
  readonly pressed?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly children: ComponentChildren;
}

export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

export function Button(props: ButtonProps) {
  const { kind = 'plain' } = props;
  return (
    <button
      ref={props.buttonRef ?? null}
      type={props.submit ? 'submit' : 'button'}
      class={classes('button', kind !== 'plain' && `button-${kind}`, props.class)}
      data-testid={props.testid}
      disabled={props.disabled}
      aria-pressed={props.pressed}
      aria-describedby={props.describedBy}
      onClick={props.onClick}
    >
      {props.icon && <Icon name={props.icon} />}
      <span>{props.children}</span>
    </button>
  );
}

export interface IconButtonProps extends Common {
  readonly icon: IconName;
  /** Said to everybody who does not see the picture, and shown as its title. */
  readonly label: string;
  readonly onClick?: () => void;
  readonly disabled?: boolean | undefined;
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  /** The id of what it unfolds. */
  readonly controls?: string;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  /** The label under the picture, as in a toolbar. */
  readonly caption?: boolean;
}

export function IconButton(props: IconButtonProps) {
  return (
    <button
      ref={props.buttonRef ?? null}
      type="button"
      class={classes(props.caption ? 'tool' : 'icon-button', props.class)}
      data-testid={props.testid}
      disabled={props.disabled}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      aria-label={props.caption ? undefined : props.label}
      title={props.label}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
      {props.caption && <span>{props.label}</span>}
    </button>
  );
}

export interface LinkProps extends Common {
  readonly href: string;
  readonly kind?: 'plain' | 'primary' | 'quiet';
  readonly children: ComponentChildren;
  readonly onClick?: () => void;
}

export function LinkButton({ kind = 'plain', ...props }: LinkProps) {
  return (
    <a
      class={classes('button', kind !== 'plain' && `button-${kind}`, props.class)}
      href={props.href}
      data-testid={props.testid}
      onClick={props.onClick}
    >
      {props.icon && <Icon name={props.icon} />}
      <span>{props.children}</span>
    </a>
  );
}
