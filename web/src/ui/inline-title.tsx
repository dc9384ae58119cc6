import { isOfRole } from '@evident/domain/permissions';
import { Pencil } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { endField } from '../kernel/keys/begun.ts';
import { isInDialog } from '../kernel/keys/targets.ts';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { showToast } from '../kernel/toasts.ts';
import { DisabledReason } from './disabled-reason.tsx';
import { usePageActions } from './use-page-actions.ts';
import styles from './inline-title.module.css';

interface Props {
  title: string;
  /** Shown while there is no title: `Untitled insight`. */
  placeholder?: string;
  /** Absent if it can't be renamed. */
  onRename?: (title: string) => void;
  /** Why it can't be renamed now. */
  fixed?: string | null | undefined;
  /** False where `e` edits something else, such as the text below. */
  byKey?: boolean;
  /** Focuses the title once true, to name a new item first. */
  nameFirst?: boolean;
  /** Moves the focus to the text below on Enter, Tab or arrow down. */
  onNamed?: (() => void) | undefined;
  level?: 1 | 2;
  size?: 'bar' | 'page';
  /** Maximum length (domain limits). */
  atMost?: number;
}

/** Heading edited in place: click or `e` starts, Enter saves, Escape cancels. */
export function InlineTitle({
  title,
  placeholder = 'Untitled',
  onRename,
  fixed = null,
  byKey = true,
  nameFirst = false,
  onNamed,
  level = 1,
  size = 'bar',
  atMost = 200,
}: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [begun, setBegun] = useState(false);
  if (nameFirst && !begun) {
    setBegun(true);
    // A dialog that was opened meanwhile keeps the focus.
    if (!isInDialog(document.activeElement)) setDraft(title);
  }
  const renames = onRename !== undefined && !isOfRole(fixed);
  const heading = useRef<HTMLHeadingElement>(null);
  const stays = useRef(false);
  useLayoutEffect(() => {
    if (draft === null && stays.current) heading.current?.querySelector('button')?.focus();
    stays.current = false;
  }, [draft]);
  const Heading = `h${level}` as const;
  const start = () => {
    if (fixed === null) setDraft(title);
    else showToast({ title: fixed });
  };
  useKeys([{ keys: 'e', label: 'Edit the title', group: 'This page', run: start }], byKey && renames && draft === null);
  usePageActions(
    renames && draft === null ? [{ label: 'Rename', icon: Pencil, run: start, disabledReason: fixed }] : [],
  );
  const leave = () => {
    setDraft(null);
    if (nameFirst) endField();
  };
  const keep = () => {
    const wanted = draft?.trim() ?? title;
    leave();
    if (wanted !== title) onRename?.(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const onward = onNamed && !event.shiftKey && ['Enter', 'Tab', 'ArrowDown'].includes(event.key);
    if (!onward && event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    // Saves on blur.
    if (onward) onNamed();
    else {
      stays.current = true;
      if (event.key === 'Enter') keep();
      else leave();
    }
  };
  const shown = title || placeholder;
  return (
    <Heading ref={heading} className={styles.title} data-size={size} data-empty={title === ''}>
      {draft !== null && (
        <span className={styles.field} data-value={draft || placeholder}>
          <input
            aria-label="Title"
            data-naming
            value={draft}
            placeholder={placeholder}
            maxLength={atMost}
            autoFocus
            size={1}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={keep}
            onKeyDown={onKeyDown}
          />
        </span>
      )}
      {draft === null && !renames && (
        <span className={styles.text} title={shown} dir="auto">
          {shown}
        </span>
      )}
      {draft === null && renames && (
        <DisabledReason reason={fixed}>
          <button
            type="button"
            dir="auto"
            className={styles.text}
            title={fixed === null ? `${shown} (press to rename)` : shown}
            onClick={start}
          >
            {shown}
          </button>
        </DisabledReason>
      )}
    </Heading>
  );
}
