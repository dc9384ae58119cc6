import { Button } from '@mantine/core';
import { type DiffPiece, type EvidenceView, type InsightView, wordDiff } from '@evident/domain/insights';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { evidenceQuery } from '../../data/insights/queries.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './evidence-panel.module.css';

interface Props {
  insight: Pick<InsightView, 'id' | 'publishedAt'>;
  /** Why it can’t be published again; absent if it can. */
  reason?: string;
  /** Absent for readers. */
  onPublish?: () => Promise<unknown>;
}

type Changed = EvidenceView['changed'][number];

const SAYS: Record<Changed['change'], string> = {
  CHANGED: 'The words changed',
  REDACTED: 'Words were redacted',
  LOST: 'The words are no longer in the note',
  MOVED: 'The quote moved to another note or project',
  DELETED: 'The quote was deleted',
};

/** Warns that quotes of a published insight changed since, and shows how. */
export function ChangedEvidence({ insight: { id, publishedAt }, reason, onPublish }: Props) {
  const { data } = useQuery(evidenceQuery(id));
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const changed = data?.changed ?? [];
  if (publishedAt === null || changed.length === 0) return null;
  const publish = async () => {
    setBusy(true);
    await onPublish?.().finally(() => setBusy(false));
    setOpened(false);
  };
  return (
    <>
      <Notice
        icon={History}
        tone="warn"
        action={
          <Button size="xs" variant="default" onClick={() => setOpened(true)}>
            Show changes
          </Button>
        }
      >
        {changed.length === 1 ? '1 quote' : `${changed.length} quotes`} changed since this insight was published.
      </Notice>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Changed since publication" size="xl">
        {changed.map((one) => (
          <section key={one.highlightId} className={styles.change} aria-label={SAYS[one.change]}>
            <b>{SAYS[one.change]}</b>
            <Sides {...one} />
          </section>
        ))}
        {onPublish && (
          <DisabledReason reason={reason}>
            <Button loading={busy} onClick={() => void publish()}>
              Publish again
            </Button>
          </DisabledReason>
        )}
      </Dialog>
    </>
  );
}

/** Words at publication next to the current words. */
function Sides({ before, after, change }: Changed) {
  const pieces = wordDiff(before ?? '', after ?? '');
  return (
    <div className={styles.sides}>
      <div>
        <h4>When published</h4>
        <p dir="auto">{before === null ? 'These words are no longer kept.' : marked(pieces, 'removed')}</p>
      </div>
      <div>
        <h4>Now</h4>
        <p dir="auto">
          {after === null ? 'Deleted.' : before === null ? after : change === 'LOST' ? after : marked(pieces, 'added')}
        </p>
      </div>
    </div>
  );
}

const marked = (pieces: readonly DiffPiece[], kind: 'removed' | 'added'): ReactNode =>
  pieces
    .filter((piece) => piece.kind === 'same' || piece.kind === kind)
    .map(({ kind: is, text }, at) => {
      if (is === 'same') return text;
      return is === 'removed' ? <del key={at}>{text}</del> : <ins key={at}>{text}</ins>;
    });
