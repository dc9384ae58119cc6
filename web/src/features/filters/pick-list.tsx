import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Choice } from './choices.ts';
import styles from './pick-list.module.css';

export interface PickGroup {
  /** Absent: items without a heading. */
  readonly label?: string;
  readonly items: readonly Choice[];
}

interface Props {
  /** Name of the input and the list. */
  label: string;
  placeholder: string;
  /** Shown without matches. */
  nothing: string;
  groups: readonly PickGroup[];
  typed: string;
  onTyped: (typed: string) => void;
  /** The chosen ids, if several can be chosen. */
  chosen?: readonly string[];
  onPick: (choice: Choice) => void;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
}

const SHOWN_MAX = 100;

/** Searchable list in groups. Arrow keys move, Enter chooses, and chooses again to remove. */
export function PickList({ label, placeholder, nothing, groups, typed, onTyped, chosen, onPick, autoFocus }: Props) {
  const [at, setAt] = useState(0);
  const list = useId();
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);
  const shown = upTo(SHOWN_MAX, groups);
  const choices = shown.flatMap(({ items }) => items);
  const active = choices[Math.min(at, choices.length - 1)];
  const optionId = ({ id }: Choice): string => `${list}-${choices.findIndex((choice) => choice.id === id)}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && step === undefined)) return;
    event.preventDefault();
    if (step !== undefined)
      setAt((before) => (Math.min(before, choices.length - 1) + step + choices.length) % choices.length);
    else if (active) onPick(active);
  };
  return (
    <div>
      <input
        className={styles.field}
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={active && optionId(active)}
        aria-autocomplete="list"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        data-autofocus
        autoFocus={autoFocus}
        autoComplete="off"
        onChange={(event) => {
          onTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={list}
        role="listbox"
        aria-label={label}
        aria-multiselectable={chosen !== undefined}
        className={styles.list}
      >
        {shown.map(({ label: heading, items }) => {
          const options = items.map((choice) => (
            <Option
              key={choice.id}
              id={optionId(choice)}
              choice={choice}
              isActive={choice.id === active?.id}
              isChosen={chosen?.includes(choice.id)}
              onHover={() => setAt(choices.indexOf(choice))}
              onPick={() => onPick(choice)}
            />
          ));
          if (heading === undefined) return options;
          return (
            <div key={heading} role="group" aria-label={heading}>
              <div className={styles.heading} aria-hidden>
                {heading}
              </div>
              {options}
            </div>
          );
        })}
      </div>
      {total === 0 && (
        <p role="status" className={styles.nothing}>
          {nothing}
        </p>
      )}
      {total > SHOWN_MAX && (
        <p className={styles.nothing}>Type to find the other {(total - SHOWN_MAX).toLocaleString()}.</p>
      )}
    </div>
  );
}

/** The first choices of all groups. */
function upTo(count: number, groups: readonly PickGroup[]): PickGroup[] {
  let left = count;
  return groups.flatMap(({ label, items }) => {
    const kept = items.slice(0, left);
    left -= kept.length;
    return kept.length === 0 ? [] : [{ ...(label === undefined ? {} : { label }), items: kept }];
  });
}

interface OptionProps {
  id: string;
  choice: Choice;
  isActive: boolean;
  /** Absent where only one can be chosen. */
  isChosen?: boolean;
  onHover: () => void;
  onPick: () => void;
}

function Option({ id, choice: { label, hue, detail }, isActive, isChosen, onHover, onPick }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isChosen ?? isActive}
      data-active={isActive}
      className={styles.row}
      onMouseMove={onHover}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      {isChosen !== undefined && (
        <span className={styles.box} data-on={isChosen} aria-hidden>
          {isChosen && <Check size={12} strokeWidth={3} />}
        </span>
      )}
      {hue && <span className={styles.dot} data-hue={hue} aria-hidden />}
      <span className={styles.title} title={label}>
        {label}
      </span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </div>
  );
}
