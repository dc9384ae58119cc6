import { Button, Textarea } from '@mantine/core';
import { type Commented, COMMENT_MAX } from '@evident/domain/comments';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { KeyHint } from '../../ui/key-hint.tsx';
import type { Written } from '../../data/comments/optimistic-threads.ts';
import { type Typed, askedAt, chosen, writtenOf } from './typed-comment.ts';
import { useAskedObjects } from './use-asked-objects.ts';
import styles from './comments.module.css';

interface Props {
  /** The commented object; its readers can be mentioned. */
  of: Commented;
  label: string;
  /** Words of the button. */
  action: string;
  initial?: Typed;
  /** The reason commenting is disabled; absent if allowed. */
  reason?: string;
  focused?: boolean;
  /** Shows the button before something is typed. */
  open?: boolean;
  /** Resolves to false if it was refused: the words return to the field. */
  onSend: (written: Written, typed: Typed) => Promise<boolean> | void;
  onCancel?: () => void;
}

const EMPTY: Typed = { typed: '', picked: [] };

/** Field for a comment: `@` mentions members, `#` links to objects, Ctrl or ⌘ with Enter sends. */
export function CommentInput({
  of,
  label,
  action,
  initial = EMPTY,
  reason,
  focused = false,
  open = false,
  onSend,
  onCancel,
}: Props) {
  const [{ typed, picked }, setWritten] = useState<Typed>(initial);
  const [caret, setCaret] = useState<number | null>(null);
  const [moveTo, setMoveTo] = useState<number | null>(null);
  const [stepped, setStepped] = useState(0);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const asked = caret === null || closedAt === typed ? null : askedAt(typed, caret, picked);
  const suggested = useAskedObjects(of, asked);
  const active = Math.min(stepped, Math.max(0, suggested.length - 1));
  useEffect(() => {
    if (!focused) return;
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [focused]);
  useLayoutEffect(() => {
    if (moveTo === null) return;
    field.current?.setSelectionRange(moveTo, moveTo);
    // oxlint-disable-next-line react/set-state-in-effect -- the caret is moved once
    setMoveTo(null);
  }, [moveTo]);

  const written = writtenOf(typed, picked);
  const { text } = written;
  const tooLong = text.length > COMMENT_MAX;
  const send = async () => {
    if (text === '' || tooLong || reason !== undefined) return;
    const before = { typed, picked };
    setWritten(EMPTY);
    setCaret(null);
    if ((await onSend(written, before)) === false) setWritten((now) => (now.typed === '' ? before : now));
  };
  const choose = (at: number) => {
    const one = suggested[at];
    if (!asked || !one) return;
    const { caret: after, ...next } = chosen({ typed, picked }, asked, one);
    setWritten(next);
    setCaret(after);
    setMoveTo(after);
    setStepped(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const listed = suggested.length > 0;
    const keys: Record<string, (() => void) | false> = {
      ArrowDown: listed && (() => setStepped((active + 1) % suggested.length)),
      ArrowUp: listed && (() => setStepped((active - 1 + suggested.length) % suggested.length)),
      Enter: event.metaKey || event.ctrlKey ? () => void send() : listed && (() => choose(active)),
      Tab: listed && !event.shiftKey && (() => choose(active)),
      Escape: listed ? () => setClosedAt(typed) : (onCancel ?? false),
    };
    const run = event.nativeEvent.isComposing ? false : keys[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };

  return (
    <div className={styles.input}>
      <DisabledReason reason={reason}>
        <Textarea
          ref={field}
          aria-label={label}
          placeholder={label}
          autosize
          minRows={1}
          maxRows={10}
          size="xs"
          value={typed}
          error={tooLong ? `A comment has at most ${COMMENT_MAX.toLocaleString()} characters` : undefined}
          disabled={reason !== undefined}
          aria-autocomplete="list"
          aria-controls={suggested.length > 0 ? list : undefined}
          aria-activedescendant={suggested.length > 0 ? `${list}-${active}` : undefined}
          onChange={(event) => {
            setWritten({ typed: event.currentTarget.value, picked });
            setCaret(event.currentTarget.selectionStart);
            setStepped(0);
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onBlur={() => setCaret(null)}
          onKeyDown={onKeyDown}
        />
      </DisabledReason>
      {suggested.length > 0 && (
        <ul
          id={list}
          role="listbox"
          aria-label={asked?.sign === '@' ? 'Members' : 'Objects'}
          className={styles.suggested}
        >
          {suggested.map(({ token, name, about }, at) => (
            <li
              key={token}
              id={`${list}-${at}`}
              role="option"
              aria-selected={at === active}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(at);
              }}
            >
              <span className={styles.name}>{name}</span>
              {about && <span className={styles.about}>{about}</span>}
            </li>
          ))}
        </ul>
      )}
      {(open || typed !== '') && (
        <div className={styles.acts}>
          {onCancel && (
            <Button size="compact-xs" variant="subtle" color="gray" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button
            size="compact-xs"
            disabled={text === '' || tooLong}
            rightSection={<KeyHint keys="mod+Enter" />}
            onClick={() => void send()}
          >
            {action}
          </Button>
        </div>
      )}
    </div>
  );
}
