import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { TagChip } from '../../ui/tag-chip.tsx';
import { KeyHint } from '../../ui/key-hint.tsx';
import { suggestTags, type TagChoice } from './suggest-tags.ts';
import type { WantedTag } from './tag-id-of.ts';
import styles from './tag-picker.module.css';

interface Props {
  choices: readonly TagChoice[];
  recentIds: readonly string[];
  /** Tags that are already applied; not suggested. */
  applied?: readonly string[];
  /** Tags of similar highlights. They appear below the list, so that nothing moves when they arrive. */
  suggestedIds?: readonly string[];
  /** The reason creating tags is disabled; absent if allowed. */
  whyNoNew?: string;
  onPick: (tag: WantedTag) => void;
  onClose: () => void;
}

type Row = { key: string; tag: WantedTag; digit?: number };

/**
 * Finds tags by name. Enter applies or creates a tag, 1-9 apply recent tags; the field stays for the next one. Enter
 * without a name closes.
 */
export function TagPicker({ choices, recentIds, applied = [], suggestedIds = [], whyNoNew, onPick, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [applies, setApplies] = useState(false);
  const list = useId();
  const { recent, others, similar, make } = useMemo(
    () =>
      suggestTags(
        choices.filter(({ id }) => !applied.includes(id)),
        recentIds,
        typed,
      ),
    [choices, applied, recentIds, typed],
  );
  const suggested = choices.filter(({ id }) => suggestedIds.includes(id) && !applied.includes(id));
  const rows: Row[] = [
    ...recent.map((tag, index) => ({ key: tag.id, tag, digit: index + 1 })),
    ...others.map((tag) => ({ key: tag.id, tag })),
    ...(make !== null && whyNoNew === undefined ? [{ key: 'new', tag: { title: make } }] : []),
    ...similar.map((tag) => ({ key: tag.id, tag })),
  ];
  const pick = (row: Row | undefined) => {
    if (!row) return typed === '' && applies ? onClose() : undefined;
    onPick(row.tag);
    setTyped('');
    setAt(NONE);
    setApplies(true);
  };
  const choose = (tag: WantedTag) => {
    onPick(tag);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const digit =
      typed === '' && /^[1-9]$/.test(event.key) ? rows.find((row) => row.digit === Number(event.key)) : undefined;
    const act = digit
      ? () => pick(digit)
      : KEY_ACTIONS[event.key]?.({
          pick: () => pick(rows[at]),
          close: onClose,
          move: (by) => setAt((now) => (now === NONE && by < 0 ? rows.length - 1 : stepped(now + by, rows.length))),
        });
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div className={styles.picker}>
      <input
        className={styles.field}
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={rows[at] && `${list}-${at}`}
        aria-autocomplete="list"
        aria-label="Tag"
        data-naming
        placeholder={
          applies ? 'Another tag, or Enter' : choices.length === 0 ? 'Name your first tag' : 'Find or create a tag'
        }
        value={typed}
        maxLength={200}
        autoFocus
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={list} role="listbox" aria-label="Tags" className={styles.list}>
        {rows.map(({ key, tag, digit }, index) => (
          <li
            key={key}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            className={styles.row}
            data-hue={'hue' in tag ? tag.hue : 'grey'}
            onMouseMove={() => setAt(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(tag)}
          >
            {'id' in tag ? (
              <>
                <span className={styles.dot} aria-hidden />
                <span className={styles.title}>{tag.title}</span>
                <span className={styles.group}>{tag.group}</span>
              </>
            ) : (
              <span className={styles.title}>Create “{tag.title}”</span>
            )}
            {digit !== undefined && <KeyHint keys={String(digit)} />}
          </li>
        ))}
      </ul>
      {typed === '' && suggested.length > 0 && (
        <div className={styles.suggested} role="group" aria-label="Suggested tags">
          <span className={styles.label}>Suggested</span>
          {suggested.map((tag) => (
            <button key={tag.id} type="button" className={styles.chip} onClick={() => choose(tag)}>
              <TagChip title={tag.title} hue={tag.hue} />
            </button>
          ))}
        </div>
      )}
      {rows.length === 0 && (
        <p className={styles.none}>
          {make === null ? 'Type a name to create the first tag.' : (whyNoNew ?? 'No matching tags.')}
        </p>
      )}
    </div>
  );
}

/** No row. */
const NONE = -1;
const stepped = (at: number, count: number): number => (count === 0 ? 0 : (at + count) % count);

interface KeyActions {
  pick: () => void;
  close: () => void;
  move: (by: number) => void;
}
const KEY_ACTIONS: Record<string, (acts: KeyActions) => () => void> = {
  Enter: ({ pick }) => pick,
  Escape: ({ close }) => close,
  ArrowDown:
    ({ move }) =>
    () =>
      move(1),
  ArrowUp:
    ({ move }) =>
    () =>
      move(-1),
};
