import type { Editor } from '@tiptap/core';
import { NOTE_SUGGESTION_KINDS, type NoteSuggestionKind } from '@evident/domain/suggestions';
import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { Fragment, useMemo, useState } from 'react';
import { noteSuggestionsQuery } from '../../data/suggestions/queries.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { SuggestionGroup, inWords } from './suggestion-group.tsx';
import styles from './suggestions.module.css';
import { useSuggestionChanges } from '../../data/suggestions/mutations.ts';
import { showSuggested, useSuggestedWords } from './use-suggested-words.ts';

interface Props {
  noteId: string;
  editor: Editor | null;
  /** Why members cannot highlight; absent if they can. */
  reason?: string;
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

/** Suggested highlights, tags and redactions of a note: one line with their numbers, and those of a kind once opened. */
export function NoteSuggestions({ noteId, editor, reason, whyNotRedacted }: Props) {
  const { data } = useQuery(noteSuggestionsQuery(noteId));
  const { busy, suggest, decide } = useSuggestionChanges(noteId);
  const [opened, setOpened] = useState<readonly NoteSuggestionKind[]>([]);
  const items = data?.items;
  const shown = useMemo(() => items?.filter(({ kind }) => opened.some((one) => one === kind)) ?? [], [items, opened]);
  useSuggestedWords(editor, shown);
  const whyNot = (kind: NoteSuggestionKind) => (kind === 'REDACTION' ? (whyNotRedacted ?? reason) : reason);
  if (!data) return null;
  const kinds = NOTE_SUGGESTION_KINDS.map((kind) => ({
    kind,
    suggestions: data.items.filter((one) => one.kind === kind),
    unread: data.skipped.find((one) => one.kind === kind)?.characters,
  })).filter(({ suggestions, unread }) => suggestions.length > 0 || unread !== undefined);
  const toggle = (kind: NoteSuggestionKind) =>
    setOpened(opened.includes(kind) ? opened.filter((one) => one !== kind) : [...opened, kind]);
  const ask = (kind: NoteSuggestionKind) => {
    if (!opened.includes(kind)) toggle(kind);
    void suggest(kind);
  };
  const button = (
    <Button size="compact-xs" variant="subtle" loading={busy} leftSection={<Sparkles size={14} aria-hidden />}>
      Suggest…
    </Button>
  );
  return (
    <>
      <div className={styles.line}>
        {kinds.map(({ kind, suggestions }) => (
          <Button
            key={kind}
            size="compact-xs"
            variant="subtle"
            color="gray"
            aria-expanded={opened.includes(kind)}
            onClick={() => toggle(kind)}
          >
            {inWords(kind, suggestions.length)}
          </Button>
        ))}
        {reason ? (
          <DisabledReason reason={reason}>{button}</DisabledReason>
        ) : (
          <Menu position="bottom-start">
            <Menu.Target>{button}</Menu.Target>
            <Menu.Dropdown>
              {NOTE_SUGGESTION_KINDS.map((kind) => (
                <Menu.Item key={kind} disabled={whyNot(kind) !== undefined} onClick={() => ask(kind)}>
                  {ASK[kind]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {kinds.map(
        ({ kind, suggestions, unread }) =>
          opened.includes(kind) && (
            <Fragment key={kind}>
              <SuggestionGroup
                kind={kind}
                suggestions={suggestions}
                reason={whyNot(kind)}
                busy={busy}
                onShow={(id) => showSuggested(editor, id)}
                onDecide={(outcome, ids) => void decide(outcome, ids)}
              />
              {unread !== undefined && (
                <p className={styles.skipped}>
                  {unread.toLocaleString()} characters were not read for {LOOKED_FOR[kind]}, because that would take too
                  long. Split the note to have them read.
                </p>
              )}
            </Fragment>
          ),
      )}
    </>
  );
}
