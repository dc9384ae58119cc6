import { useState, type KeyboardEvent } from 'react';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { showToast } from '../kernel/toasts.ts';
import { DisabledReason } from './disabled-reason.tsx';
import styles from './inline-title.module.css';

interface Props {
  title: string;
  /** Shown while there is no title: `Untitled insight`. */
  placeholder?: string;
  /** Absent where there is nothing to rename. */
  onRename?: (title: string) => void;
  /** Why it can't be renamed now. */
  fixed?: string | null | undefined;
  /** False where `e` edits something else, such as the text below. */
  byKey?: boolean;
  level?: 1 | 2;
  size?: 'bar' | 'page';
  /** The longest title (domain limits). */
  atMost?: number;
}

/** A heading that is edited where it stands: press it or `e`; Enter keeps, Escape puts back. */
export function InlineTitle({ title, placeholder = 'Untitled', onRename, fixed = null, byKey = true, level = 1, size = 'bar', atMost = 200 }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const Heading = `h${level}` as const;
  const start = () => { if (fixed === null) setDraft(title); else showToast({ title: fixed }); };
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
      {draft === null && !onRename && <span className={styles.text} title={shown}>{shown}</span>}
      {draft === null && onRename && <DisabledReason reason={fixed}><button type="button" className={styles.text} title={fixed === null ? `${shown} (press to rename)` : shown} onClick={start}>{shown}</button></DisabledReason>}
    </Heading>
  );
}
