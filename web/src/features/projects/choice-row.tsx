import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './project-settings.module.css';

interface Props {
  label: string;
  choices: readonly { value: string; name: string; shown: ReactNode }[];
  value: string | null;
  onChange: (value: string) => void;
  /** The reason the choice is disabled. */
  reason?: string | null;
}

/** A radio group of small pictures. Left and right move by one, up and down by row. */
export function ChoiceRow({ label, choices, value, onChange, reason }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const at = Math.max(
    0,
    choices.findIndex((choice) => choice.value === value),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const inARow = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;
    const down = inARow < buttons.length ? inARow : 1;
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: down, ArrowUp: -down }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = buttons.indexOf(document.activeElement as HTMLButtonElement) + step;
    buttons[Math.abs(step) === 1 ? (to + buttons.length) % buttons.length : to]?.focus();
  };
  return (
    <div className={styles.group}>
      <div className={styles.legend} id={id}>
        {label}
      </div>
      <div
        className={styles.choices}
        role="radiogroup"
        aria-labelledby={id}
        aria-disabled={Boolean(reason)}
        ref={row}
        onKeyDown={onKeyDown}
      >
        {choices.map((choice, index) => (
          <button
            key={choice.value}
            type="button"
            role="radio"
            aria-checked={choice.value === value}
            aria-label={choice.name}
            title={choice.name}
            tabIndex={index === at ? 0 : -1}
            className={styles.choice}
            disabled={Boolean(reason)}
            onClick={() => onChange(choice.value)}
          >
            {choice.shown}
          </button>
        ))}
      </div>
    </div>
  );
}
