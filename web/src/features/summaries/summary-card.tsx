import { isBeingWritten } from '@evident/domain/evidence';
import { FRAMEWORKS, type Staleness, type SummaryList, type SummaryView } from '@evident/domain/summaries';
import { Copy, Pencil, RotateCw, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AiState } from '../../ai/ai-state.tsx';
import { EvidenceTextView } from '../../ai/evidence-text.tsx';
import { nothingFound } from '../../ai/nothing-found.ts';
import { SaveText } from '../../ai/save-text.tsx';
import { useAiText } from '../../data/ai/mutations.ts';
import { WhatIsSent } from '../../ai/what-is-sent.tsx';
import { WrittenBy } from '../../ai/written-by.tsx';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useCopy } from '../../kernel/copy.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { SummaryEditor } from './summary-editor.tsx';
import type { useSummaryChanges } from '../../data/summaries/mutations.ts';
import styles from './summaries.module.css';

interface Props {
  summary: SummaryView;
  method: SummaryList['method'];
  noteId?: string;
  /** Why it cannot be changed; undefined if it can. */
  reason: string | undefined;
  changes: ReturnType<typeof useSummaryChanges>;
}

/** A summary with its text, its state, and what can be done with it. */
export function SummaryCard({ summary, method, noteId, reason, changes }: Props) {
  const [doing, setDoing] = useState<'edit' | 'replace' | 'sent' | null>(null);
  const { copy } = useCopy();
  const close = () => setDoing(null);
  const { text, framework, prompt, editedBy, stale, updatedAt } = summary;
  const isWriting = isBeingWritten(text);
  const isDone = text.state === 'DONE' && text.content.sections.length > 0;
  const regenerate = () => (editedBy ? setDoing('replace') : void changes.regenerate(summary));
  const notDone = isDone ? undefined : 'There is no text yet';
  return (
    <article className={styles.card} aria-label={FRAMEWORKS[framework].label}>
      <header className={styles.head}>
        <h2 className={styles.name}>{FRAMEWORKS[framework].label}</h2>
        <WrittenBy method={text.method} model={text.model} />
        <span className={styles.when}>
          {editedBy ? `Edited by ${editedBy.name}, ` : summary.automatic ? 'Automatic, ' : ''}
          <RelativeTime at={updatedAt} />
        </span>
        <MenuButton
          label="More for this summary"
          entries={[
            {
              label: 'Regenerate',
              icon: RotateCw,
              disabledReason: isWriting ? 'It is being written' : reason,
              run: regenerate,
            },
            { label: 'Edit', icon: Pencil, disabledReason: reason ?? notDone, run: () => setDoing('edit') },
            { label: 'Copy as Markdown', icon: Copy, disabledReason: notDone, run: () => void copy(summary.content) },
            { label: 'What is sent…', icon: Send, run: () => setDoing('sent') },
            {
              label: 'Delete',
              icon: Trash2,
              danger: true,
              apart: true,
              disabledReason: reason,
              run: () => void changes.remove(summary),
            },
          ]}
        />
      </header>
      {prompt !== null && <p className={styles.asked}>{prompt}</p>}
      {doing === 'edit' ? (
        <SummaryEditor summary={summary} onClose={close} onSave={(sections) => changes.edit(summary, sections)} />
      ) : (
        <Text summary={summary} method={method} noteId={noteId} onRetry={regenerate} stale={stale} />
      )}
      {isDone && doing !== 'edit' && (
        <SaveText textId={text.id} projectId={summary.projectId} defaultTitle={FRAMEWORKS[framework].label} />
      )}
      <WhatIsSent
        opened={doing === 'sent'}
        onClose={close}
        of={`summary ${summary.id}`}
        read={() =>
          answer(api.GET('/api/v1/summaries/{summaryId}/sent', { params: { path: { summaryId: summary.id } } }))
        }
      />
      <ConfirmDialog
        opened={doing === 'replace'}
        onClose={close}
        title="Replace the edited summary?"
        verb="Replace"
        onConfirm={() => {
          void changes.regenerate(summary, true);
          close();
        }}
      >
        {editedBy?.name} edited this summary. You can undo this.
      </ConfirmDialog>
    </article>
  );
}

function Text({
  summary: { text, framework, editedBy },
  method,
  noteId,
  onRetry,
  stale,
}: Pick<Props, 'summary' | 'method' | 'noteId'> & { onRetry: () => void; stale: Staleness | null }) {
  if (isBeingWritten(text)) return <Growing textId={text.id} noteId={noteId} method={method} />;
  const lacking = editedBy ? undefined : nothingFound(framework, text);
  return (
    <>
      <AiState
        text={text}
        method={method}
        notEnough={lacking}
        stale={stale ? staleWords(stale) : undefined}
        onRetry={onRetry}
      />
      <EvidenceTextView text={text} noteId={noteId} />
      {lacking && text.reason === null && <p className={styles.asked}>{lacking}</p>}
    </>
  );
}

function Growing({ textId, noteId, method }: { textId: string; noteId?: string; method: SummaryList['method'] }) {
  const { text, cancel } = useAiText(textId);
  if (!text) return null;
  return (
    <>
      <AiState text={text} method={method} onCancel={cancel} />
      <EvidenceTextView text={text} noteId={noteId} />
    </>
  );
}

function staleWords({ changed, added, removed }: Staleness): string {
  const parts = [
    changed > 0 && `${changed} changed`,
    added > 0 && `${added} new`,
    removed > 0 && `${removed} removed`,
  ].filter((part) => part !== false);
  return `Sources since then: ${parts.join(', ')}`;
}
