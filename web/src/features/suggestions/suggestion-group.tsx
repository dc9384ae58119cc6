import type { NoteSuggestionKind, Outcome, SuggestionView } from '@evident/domain/suggestions';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { bySameWords } from './same-words.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import styles from './suggestions.module.css';

interface Props {
  kind: NoteSuggestionKind;
  suggestions: readonly SuggestionView[];
  /** Why they cannot be decided; absent if they can. */
  reason?: string;
  busy?: boolean;
  onShow: (id: string) => void;
  onDecide: (outcome: Outcome, ids: string[]) => void;
}

const NAMES: Readonly<
  Record<NoteSuggestionKind, { readonly label: string; readonly one: string; readonly more: string }>
> = {
  HIGHLIGHT: { label: 'Suggested highlights', one: 'suggested highlight', more: 'suggested highlights' },
  TAG: { label: 'Suggested tags', one: 'suggested tag', more: 'suggested tags' },
  REDACTION: { label: 'Personal data', one: 'place to redact', more: 'places to redact' },
};

export function inWords(kind: NoteSuggestionKind, count: number): string {
  const { one, more } = NAMES[kind];
  return `${count} ${count === 1 ? one : more}`;
}

/** Suggestions that are shown before the member asks for all of them. The member's highlights are listed below. */
const AT_FIRST = 3;

/** Suggestions of one kind; nothing without any. */
export function SuggestionGroup({ kind, suggestions, reason, busy = false, onShow, onDecide }: Props) {
  const [whole, setWhole] = useState(false);
  if (suggestions.length === 0) return null;
  const all = suggestions.map(({ id }) => id);
  // A name often occurs in many places: one row decides about all of them.
  const rows = kind === 'REDACTION' ? bySameWords(suggestions) : suggestions.map((each) => [each]);
  const model = suggestions.find((each) => each.model !== null)?.model;
  return (
    <section className={styles.suggestions} aria-label={NAMES[kind].label}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {inWords(kind, all.length)} <span className={styles.method}>{model ?? 'Extracted'}</span>
        </h2>
        <DisabledReason reason={reason}>
          <Button size="compact-xs" variant="default" disabled={busy} onClick={() => onDecide('Accepted', all)}>
            {kind === 'REDACTION' ? 'Plan all' : 'Accept all'}
          </Button>
        </DisabledReason>
        <DisabledReason reason={reason}>
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            disabled={busy}
            onClick={() => onDecide('Rejected', all)}
          >
            Reject all
          </Button>
        </DisabledReason>
      </div>
      {kind === 'REDACTION' && (
        <p className={styles.hint}>Planning hides nothing. Apply redactions in the menu of the note.</p>
      )}
      <p className={styles.keys}>↓ and ↑ move, A accepts, R rejects</p>
      <ol className={styles.list}>
        {rows.slice(0, whole ? rows.length : AT_FIRST).map((some) => {
          const [first] = some;
          const ids = some.map(({ id }) => id);
          return (
            first && (
              <SuggestionRow
                key={first.id}
                suggestion={first}
                places={some.length}
                reason={reason}
                onShow={() => onShow(first.id)}
                onAccept={() => onDecide('Accepted', ids)}
                onReject={() => onDecide('Rejected', ids)}
              />
            )
          );
        })}
      </ol>
      {!whole && rows.length > AT_FIRST && (
        <Button fullWidth size="compact-sm" variant="subtle" onClick={() => setWhole(true)}>
          Show all {rows.length}
        </Button>
      )}
    </section>
  );
}
