import { useRef, type KeyboardEvent } from 'react';
import { TITLE_MAX } from '@evident/domain/kernel';
import styles from './name-field.module.css';

interface Props {
  /** `Tag name`. */
  label: string;
  name?: string;
  placeholder?: string;
  /** Called with the new name; null if canceled, empty or unchanged. */
  onDone: (name: string | null) => void;
  /** Stays open after Enter, for the next name. */
  again?: boolean;
}

/** Edits a name in place: Enter saves, Escape cancels. */
export function NameField({ label, name = '', placeholder, onDone, again = false }: Props) {
  const settled = useRef(false);
  const finish = (field: HTMLInputElement, keep: boolean) => {
    if (settled.current) return;
    const wanted = field.value.trim();
    const stays = again && keep && wanted !== '' && document.activeElement === field;
    settled.current = !stays;
    if (stays) field.value = '';
    onDone(keep && wanted !== '' && wanted !== name ? wanted : null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    finish(event.currentTarget, event.key === 'Enter');
  };
  return (
    <input
      className={styles.field}
      aria-label={label}
      data-naming
      defaultValue={name}
      placeholder={placeholder}
      maxLength={TITLE_MAX}
      autoFocus
      onFocus={(event) => event.target.select()}
      onBlur={(event) => finish(event.target, true)}
      onKeyDown={onKeyDown}
    />
  );
}
