import { Button } from '@mantine/core';
import type { AiDocView } from '@evident/domain/ai-docs';
import { FileDiff } from 'lucide-react';
import { useState } from 'react';
import { AiState } from '../../ai/ai-state.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { useReplaceDoc, useRewriteDoc, useStopDoc } from '../../data/ai-docs/mutations.ts';

interface Props {
  doc: AiDocView;
  /** Why the member cannot edit it; undefined if they can. */
  reason: string | undefined;
}

/** State of the text of a doc: written, too little, failed, stale, or ready to replace an edited one. */
export function DocState({ doc, reason }: Props) {
  const rewrite = useRewriteDoc(doc.id);
  const stop = useStopDoc(doc);
  const again = reason === undefined ? () => rewrite.mutate({}) : undefined;
  if (doc.pending) return <Pending doc={doc} reason={reason} />;
  return (
    <AiState
      text={doc.text}
      notEnough="The sources say too little to write from"
      stale={doc.sourcesProblem ?? (doc.stale && saidOf(doc.stale))}
      onRetry={again}
      onCancel={reason === undefined ? () => stop.mutate() : undefined}
    />
  );
}

/** Such as “2 sources changed and 1 is new since it was written.” */
function saidOf({ changed, added, removed }: NonNullable<AiDocView['stale']>): string {
  const parts = [
    changed > 0 ? `${changed} changed` : '',
    added > 0 ? `${added} new` : '',
    removed > 0 ? `${removed} gone` : '',
  ].filter(Boolean);
  return `Sources since it was written: ${parts.join(', ')}`;
}

function Pending({ doc: { id, title }, reason }: Props) {
  const [asking, setAsking] = useState(false);
  const replace = useReplaceDoc(id);
  return (
    <>
      <Notice
        icon={FileDiff}
        action={
          reason === undefined && (
            <Button size="xs" variant="default" onClick={() => setAsking(true)}>
              Replace text…
            </Button>
          )
        }
      >
        A new text is in Evidence. The document was edited, so it stays as it is.
      </Notice>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={`Replace the text of “${title}”?`}
        verb="Replace text"
        onConfirm={replace}
      >
        The new text takes the place of the whole document, with all edits. You can undo this.
      </ConfirmDialog>
    </>
  );
}
