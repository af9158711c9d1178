// A switch and a row of choices, both native inputs underneath.
import { useId } from 'preact/hooks';

export interface ToggleProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly testid: string;
  readonly note?: string | undefined;
  readonly disabled?: boolean;
}

export function Toggle(props: ToggleProps) {
  const note = useId();
  return (
    <div class="toggle-row">
      <label class="switch">
        <span>{props.label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={props.checked}
          disabled={props.disabled}
          data-testid={props.testid}
          aria-describedby={props.note ? note : undefined}
          onChange={(event) => props.onChange(event.currentTarget.checked)}
        />
      </label>
      {props.note && (
        <p class="field-hint" id={note}>
          {props.note}
        </p>
      )}
    </div>
  );
}

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly testid: string;
  readonly note?: string | undefined;
  /** The label is only said, not shown. */
  readonly quiet?: boolean;
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset
      class="segmented-row"
      data-testid={props.testid}
      aria-describedby={props.note ? `${name}-note` : undefined}
    >
      <legend class={props.quiet ? 'visually-hidden' : 'segmented-label'}>{props.label}</legend>
      <div class="segmented">
        {props.options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              data-testid={`${props.testid}-${value}`}
              onChange={() => props.onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {props.note && (
        <p class="field-hint" id={`${name}-note`}>
          {props.note}
        </p>
      )}
    </fieldset>
  );
}

export interface SelectProps<Value extends string> extends SegmentedProps<Value> {
  readonly disabled?: boolean;
}

/** The same choice where there are too many words for a row. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  return (
    <label class="field field-row">
      <span>{props.label}</span>
      <select
        value={props.value}
        disabled={props.disabled}
        data-testid={props.testid}
        onChange={(event) => props.onChange(event.currentTarget.value as Value)}
      >
        {props.options.map(({ value, label }) => (
          <option key={value} value={value} selected={value === props.value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
