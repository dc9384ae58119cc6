import { useQuery } from '@tanstack/react-query';
import { FileText, Lightbulb } from 'lucide-react';
import { projectTitlesQuery, similarQuery } from '../../data/search/queries.ts';
import { usePeek } from '../../kernel/peek/use-peek.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import styles from './similar.module.css';

interface Props {
  of: { type: 'NOTE' | 'INSIGHT'; id: string };
  title: string;
  onClose: () => void;
}

const NAMES = { NOTE: 'Note', INSIGHT: 'Insight' } as const;
const ICONS = { NOTE: FileText, INSIGHT: Lightbulb } as const;

/** Notes and insights about the same, in all projects of the reader. */
export function SimilarDialog({ of: { type, id }, title, onClose }: Props) {
  const { data, error, isPending, refetch } = useQuery(similarQuery(type, id));
  const peek = usePeek();
  const { data: projects } = useQuery(projectTitlesQuery());
  return (
    <Dialog opened onClose={onClose} title={`More like ${title}`} size="lg">
      {isPending && <ListSkeleton things="notes and insights" />}
      {error && <FailedState title="They could not be loaded" problem={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={styles.none}>Notes and insights about the same subject appear here.</p>}
      <ul className={styles.list} aria-label="Similar notes and insights">
        {data?.map((one) => {
          const Icon = ICONS[one.type];
          return (
            <li key={one.id}>
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  onClose();
                  peek.open({ kind: one.type === 'NOTE' ? 'note' : 'insight', id: one.id });
                }}
              >
                <span className={styles.title}>
                  <Icon size={14} aria-hidden /> {one.title || 'Untitled'}
                </span>
                <span className={styles.where}>
                  {[NAMES[one.type], projects?.get(one.projectId)].filter(Boolean).join(' in ')}
                </span>
                <span className={styles.words} dir="auto">
                  {one.excerpt}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
