import { NativeSelect, Button } from '@mantine/core';
import { LayoutDashboard } from 'lucide-react';
import { useState } from 'react';
import { canvasListQuery } from '../data/canvas/queries.ts';
import { CanvasScreen } from '../features/canvas/canvas-screen.tsx';
import { useCreateCanvas } from '../data/canvas/mutations.ts';
import { usePages } from '../kernel/queries/use-pages.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { Listing } from '../ui/states/listing.tsx';
import styles from './view-canvas.module.css';

interface Props {
  projectId: string;
  /** The reason canvases cannot be changed; null if they can. */
  reason: string | null;
}

/** The canvases of a project as the layout of an unsaved view: the newest one, or one that is chosen. */
export function ProjectCanvas({ projectId, reason }: Props) {
  const canvases = usePages(canvasListQuery(projectId));
  const [chosen, setChosen] = useState<string | null>(null);
  const create = useCreateCanvas(projectId, setChosen);
  const empty = (
    <EmptyState
      icon={LayoutDashboard}
      title="A canvas arranges highlights freely"
      action={
        <DisabledReason reason={reason}>
          <Button loading={create.isPending} onClick={() => create.mutate({ title: 'Canvas 1' })}>
            Create canvas
          </Button>
        </DisabledReason>
      }
    >
      Place highlights, notes and texts next to each other, and group them.
    </EmptyState>
  );
  return (
    <Listing of={canvases} things="canvases" empty={empty}>
      {(items) => {
        const shown = items.find(({ id }) => id === chosen) ?? items[0]!;
        return (
          <div className={styles.chosen}>
            {items.length > 1 && (
              <NativeSelect
                size="xs"
                aria-label="Canvas"
                className={styles.choice}
                data={items.map(({ id, title }) => ({ value: id, label: title || 'Untitled canvas' }))}
                value={shown.id}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              />
            )}
            <div className={styles.box}>
              <CanvasScreen key={shown.id} projectId={projectId} docId={shown.id} readOnly={reason} />
            </div>
          </div>
        );
      }}
    </Listing>
  );
}
