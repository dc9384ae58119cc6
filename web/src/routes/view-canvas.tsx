import { Button } from '@mantine/core';
import type { ShownView } from '@evident/domain/views';
import { LayoutDashboard } from 'lucide-react';
import { CanvasScreen } from '../features/canvas/canvas-screen.tsx';
import { useCreateCanvas } from '../data/canvas/mutations.ts';
import type { ViewChanges } from '../data/views/mutations.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import styles from './view-canvas.module.css';

interface Props {
  view: ShownView;
  /** The reason the view cannot be changed; null if it can. */
  reason: string | null;
  changes: ViewChanges;
}

/** The canvas of a saved view, or a button that creates it. */
export function ViewCanvas({ view, reason, changes }: Props) {
  const create = useCreateCanvas(view.projectId, (docId) => void changes.change(view, { docId, layout: 'CANVAS' }));
  if (view.docId !== null)
    return (
      <div className={styles.box}>
        <CanvasScreen projectId={view.projectId} docId={view.docId} readOnly={reason} />
      </div>
    );
  return (
    <EmptyState
      icon={LayoutDashboard}
      title="A canvas arranges highlights freely"
      action={
        <DisabledReason reason={reason}>
          <Button loading={create.isPending} onClick={() => create.mutate({ title: view.title })}>
            Create canvas
          </Button>
        </DisabledReason>
      }
    >
      Place highlights, notes and texts next to each other, and group them.
    </EmptyState>
  );
}
