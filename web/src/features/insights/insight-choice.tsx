import { containsText } from '@evident/domain/text';
import { UNTITLED_INSIGHT, type InsightView } from '@evident/domain/insights';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { choosableInsightsQuery } from '../../data/insights/queries.ts';
import styles from './insight-choice.module.css';

/** An existing insight, or the title of a new one. */
export type InsightTarget = { readonly id: string; readonly title: string } | { readonly title: string };

interface Props {
  projectId: string;
  /** The reason creating insights is disabled; absent if allowed. */
  whyNoNew?: string;
  onPick: (target: InsightTarget) => void;
  onClose: () => void;
}

const SHOWN = 8;

/** Finds editable insights by title, drafts first. Enter picks one or creates a new one with the typed title. */
export function InsightChoice({ projectId, whyNoNew, onPick, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const { data, isError } = useQuery(choosableInsightsQuery(projectId));
  const title = typed.trim();
  const rows: InsightTarget[] = [
    ...fitting(data ?? [], title),
    ...(title !== '' && whyNoNew === undefined ? [{ title }] : []),
  ];
  const chosen = Math.min(at, Math.max(rows.length - 1, 0));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') {
      if (rows[chosen]) onPick(rows[chosen]);
    } else if (rows.length > 0) setAt((chosen + (event.key === 'ArrowDown' ? 1 : -1) + rows.length) % rows.length);
  };
  return (
    <div className={styles.choice}>
      <input
        className={styles.field}
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={rows[chosen] && `${list}-${chosen}`}
        aria-autocomplete="list"
        aria-label="Insight"
        data-naming
        placeholder="Find an insight, or name a new one"
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
      <ul id={list} role="listbox" aria-label="Insights" className={styles.list}>
        {rows.map((row, index) => (
          <li
            key={'id' in row ? row.id : 'new'}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={styles.row}
            onMouseMove={() => setAt(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(row)}
          >
            {'id' in row ? row.title || UNTITLED_INSIGHT : `Create “${row.title}”`}
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className={styles.none}>{none(data, isError, whyNoNew)}</p>}
    </div>
  );
}

function fitting(insights: readonly InsightView[], title: string): InsightView[] {
  return insights
    .filter((one) => !one.locked && !one.archived && containsText(one.title, title))
    .sort((a, b) => Number(a.publishedAt !== null) - Number(b.publishedAt !== null))
    .slice(0, SHOWN);
}

function none(insights: readonly InsightView[] | undefined, failed: boolean, whyNoNew: string | undefined): string {
  if (failed && !insights) return 'The insights could not be loaded. Type a title to create a new one.';
  if (!insights) return 'Looking for insights…';
  return whyNoNew ?? 'Type a title and press Enter to create the first insight.';
}
