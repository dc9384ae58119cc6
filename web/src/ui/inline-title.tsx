import { useState, type KeyboardEvent } from 'react';
import { useKeys } from '../kernel/keys/use-keys.ts';
import styles from './inline-title.module.css';

interface Props {
  title: string;
  /** Shown while there is no title: `Untitled insight`. */
  placeholder?: string;
  /** Absent when it may not be renamed. */
  onRename?: (title: string) => void;
  /** False where `e` edits something else, such as the text below. */
  byKey?: boolean;
  level?: 1 | 2;
  size?: 'bar' | 'page';
  /** The longest title (domain limits). */
  atMost?: number;
}

/** A heading that is edited where it stands: press it or `e`; Enter keeps, Escape puts back. */
export function InlineTitle({ title, placeholder = 'Untitled', onRename, byKey = true, level = 1, size = 'bar', atMost = 200 }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const Heading = `h${level}` as const;
  const start = () => setDraft(title);
  useKeys([{ keys: 'e', label: 'Edit the title', group: 'This page', run: start }], byKey && onRename !== undefined && draft === null);
  const keep = () => {
    const wanted = draft?.trim() ?? title;
    setDraft(null);
    if (wanted !== title) onRename?.(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Enter') keep();
    else setDraft(null);
  };
  const shown = title || placeholder;
  return (
    <Heading className={styles.title} data-size={size} data-empty={title === ''}>
      {draft !== null && (
        <span className={styles.field} data-value={draft || placeholder}>
          <input aria-label="Title" value={draft} placeholder={placeholder} maxLength={atMost} autoFocus size={1}
            onFocus={(event) => event.target.select()} onChange={(event) => setDraft(event.target.value)} onBlur={keep} onKeyDown={onKeyDown} />
        </span>
      )}
      {draft === null && (onRename ? <button type="button" className={styles.text} title={`${shown} (press to rename)`} onClick={start}>{shown}</button> : <span className={styles.text} title={shown}>{shown}</span>)}
    </Heading>
  );
}
