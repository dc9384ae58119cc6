import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './project-settings.module.css';

interface Props {
  label: string;
  choices: readonly { value: string; name: string; shown: ReactNode }[];
  value: string | null;
  onChange: (value: string) => void;
  /** Why nothing can be chosen. */
  reason?: string | null;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of several small pictures, chosen with the mouse or the arrow keys. */
export function ChoiceRow({ label, choices, value, onChange, reason }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const at = Math.max(0, choices.findIndex((choice) => choice.value === value));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const focused = [...(row.current?.children ?? [])].indexOf(document.activeElement as Element);
    (row.current?.children[(focused + step + choices.length) % choices.length] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className={styles.group}>
      <div className={styles.legend} id={id}>{label}</div>
      <div className={styles.choices} role="radiogroup" aria-labelledby={id} aria-disabled={Boolean(reason)} ref={row} onKeyDown={onKeyDown}>
        {choices.map((choice, index) => (
          <button key={choice.value} type="button" role="radio" aria-checked={choice.value === value} aria-label={choice.name} title={choice.name} tabIndex={index === at ? 0 : -1}
            className={styles.choice} disabled={Boolean(reason)} onClick={() => onChange(choice.value)}>{choice.shown}</button>
        ))}
      </div>
    </div>
  );
}
