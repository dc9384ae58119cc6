import type { Editor } from '@tiptap/core';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import { noteSuggestionsQuery } from '../../data/suggestions/queries.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { SuggestionRow } from './suggestion-row.tsx';
import styles from './suggestions.module.css';
import { useSuggestionChanges } from './use-suggestion-changes.ts';
import { showSuggested, useSuggestedWords } from './use-suggested-words.ts';

interface Props {
  noteId: string;
  editor: Editor | null;
  /** Why members cannot highlight; absent if they can. */
  reason?: string;
}

/** Highlights that AI suggests for a note, to accept or reject singly or all. */
export function SuggestedHighlights({ noteId, editor, reason }: Props) {
  const { data } = useQuery(noteSuggestionsQuery(noteId));
  const { busy, suggest, decide } = useSuggestionChanges(noteId);
  const suggestions = useMemo(() => (data ?? []).filter(({ kind }) => kind === 'HIGHLIGHT'), [data]);
  useSuggestedWords(editor, suggestions);
  const ask = (
    <DisabledReason reason={reason}>
      <Button
        size="compact-sm"
        variant="subtle"
        loading={busy}
        leftSection={<Sparkles size={14} aria-hidden />}
        onClick={() => void suggest('HIGHLIGHT')}
      >
        Suggest highlights
      </Button>
    </DisabledReason>
  );
  if (!data) return null;
  if (suggestions.length === 0) return <div className={styles.ask}>{ask}</div>;
  const all = suggestions.map(({ id }) => id);
  const model = suggestions.find((one) => one.model !== null)?.model;
  return (
    <section className={styles.suggestions} aria-label="Suggested highlights">
      <div className={styles.head}>
        <h3 className={styles.title}>
          {suggestions.length} suggested <span className={styles.method}>{model ?? 'Extracted'}</span>
        </h3>
        <DisabledReason reason={reason}>
          <Button size="compact-xs" variant="default" disabled={busy} onClick={() => void decide('Accepted', all)}>
            Accept all
          </Button>
        </DisabledReason>
        <DisabledReason reason={reason}>
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            disabled={busy}
            onClick={() => void decide('Rejected', all)}
          >
            Reject all
          </Button>
        </DisabledReason>
      </div>
      <ol className={styles.list}>
        {suggestions.map((suggestion) => (
          <SuggestionRow
            key={suggestion.id}
            suggestion={suggestion}
            reason={reason}
            onShow={() => showSuggested(editor, suggestion.id)}
            onAccept={() => void decide('Accepted', [suggestion.id])}
            onReject={() => void decide('Rejected', [suggestion.id])}
          />
        ))}
      </ol>
    </section>
  );
}
