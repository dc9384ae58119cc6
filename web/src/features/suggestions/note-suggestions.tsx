import type { Editor } from '@tiptap/core';
import { NOTE_SUGGESTION_KINDS, type NoteSuggestionKind } from '@evident/domain/suggestions';
import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { noteSuggestionsQuery } from '../../data/suggestions/queries.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { SuggestionGroup } from './suggestion-group.tsx';
import styles from './suggestions.module.css';
import { useSuggestionChanges } from '../../data/suggestions/mutations.ts';
import { showSuggested, useSuggestedWords } from './use-suggested-words.ts';

interface Props {
  noteId: string;
  editor: Editor | null;
  /** Why members cannot highlight; absent if they can. */
  reason?: string;
  /** Whether the note has highlights already: suggestions are then closed at first. */
  folded?: boolean;
  /** Why members cannot redact; absent if they can. */
  whyNotRedacted?: string;
}

const ASK: Readonly<Record<NoteSuggestionKind, string>> = {
  HIGHLIGHT: 'Highlights',
  TAG: 'Tags for highlights',
  REDACTION: 'Personal data to redact',
};
const LOOKED_FOR: Readonly<Record<NoteSuggestionKind, string>> = {
  HIGHLIGHT: 'highlights',
  TAG: 'tags',
  REDACTION: 'personal data',
};
const NONE: never[] = [];

/** Suggested highlights, tags and redactions of a note, to accept or reject singly or all. */
export function NoteSuggestions({ noteId, editor, reason, folded, whyNotRedacted }: Props) {
  const { data } = useQuery(noteSuggestionsQuery(noteId));
  const { busy, suggest, decide } = useSuggestionChanges(noteId);
  useSuggestedWords(editor, data?.items ?? NONE);
  const whyNot = (kind: NoteSuggestionKind) => (kind === 'REDACTION' ? (whyNotRedacted ?? reason) : reason);
  if (!data) return null;
  const button = (
    <Button size="compact-sm" variant="subtle" loading={busy} leftSection={<Sparkles size={14} aria-hidden />}>
      Suggest…
    </Button>
  );
  return (
    <>
      {NOTE_SUGGESTION_KINDS.map((kind) => (
        <SuggestionGroup
          key={kind}
          kind={kind}
          suggestions={data.items.filter((one) => one.kind === kind)}
          reason={whyNot(kind)}
          busy={busy}
          folded={folded}
          onShow={(id) => showSuggested(editor, id)}
          onDecide={(outcome, ids) => void decide(outcome, ids)}
        />
      ))}
      {data.skipped.map(({ kind, characters }) => (
        <p key={kind} className={styles.skipped}>
          {characters.toLocaleString()} characters were not read for {LOOKED_FOR[kind]}, because that would take too
          long. Split the note to have them read.
        </p>
      ))}
      <div className={styles.ask}>
        {reason ? (
          <DisabledReason reason={reason}>{button}</DisabledReason>
        ) : (
          <Menu position="bottom-start">
            <Menu.Target>{button}</Menu.Target>
            <Menu.Dropdown>
              {NOTE_SUGGESTION_KINDS.map((kind) => (
                <Menu.Item key={kind} disabled={whyNot(kind) !== undefined} onClick={() => void suggest(kind)}>
                  {ASK[kind]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
    </>
  );
}
