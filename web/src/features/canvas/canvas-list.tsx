import type { CanvasSummary } from '@evident/domain/canvas';
import { LayoutDashboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Paged } from '../../kernel/queries/use-pages.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Rows } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { canvasPath } from './links.ts';
import styles from './canvas-list.module.css';

interface Props {
  canvases: Paged<CanvasSummary>;
  readOnly: string | null;
  onDelete: (canvas: CanvasSummary) => void;
  action: ReactNode;
}

const ROW = 60;

/** The canvases of a project. */
export function CanvasList({ canvases, readOnly, onDelete, action }: Props) {
  const empty = (
    <EmptyState icon={LayoutDashboard} title="No canvases yet" action={action}>
      Lay out highlights on a canvas, cluster them, and turn groups into tags and insights.
    </EmptyState>
  );
  return (
    <Listing of={canvases} things="canvases" empty={empty}>
      {(items) => (
        <Rows items={items} label="Canvases" height={ROW} more={canvases.more} loadingMore={canvases.loadingMore}>
          {(canvas) => (
            <div className={styles.row}>
              <Link to={canvasPath(canvas)} className={styles.title} dir="auto">
                {canvas.title || 'Untitled canvas'}
              </Link>
              <span className={styles.facts}>
                <span>{canvas.createdByName}</span>
                <RelativeTime at={canvas.updatedAt} />
              </span>
              <MenuButton
                label={`More for ${canvas.title || 'Untitled canvas'}`}
                entries={[
                  { label: 'Open', to: canvasPath(canvas) },
                  { label: 'Delete', danger: true, run: () => onDelete(canvas), disabledReason: readOnly },
                ]}
              />
            </div>
          )}
        </Rows>
      )}
    </Listing>
  );
}
