import { useQuery } from '@tanstack/react-query';
import type { TemplateRow } from '@evident/domain/templates';
import { templatesQuery } from '../../data/templates/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import styles from './templates.module.css';

interface Props {
  projectId: string;
  /** The template that is being used. */
  chosen: string | null;
  onChoose: (template: TemplateRow) => void;
  onClose: () => void;
}

/** Chooses the template of a new insight. */
export function TemplateChoice({ projectId, chosen, onChoose, onClose }: Props) {
  const { data, error, refetch } = useQuery(templatesQuery('INSIGHT', projectId));
  const groups = [
    { title: 'This project', of: data?.filter((one) => one.projectId === projectId) },
    { title: 'Workspace', of: data?.filter((one) => one.projectId === null && !one.builtIn) },
    { title: 'Built in', of: data?.filter(({ builtIn }) => builtIn) },
  ];
  return (
    <Dialog opened onClose={onClose} title="New insight from template" size="lg">
      {!data &&
        (error ? (
          <FailedState title="The templates could not be loaded" problem={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton things="templates" count={3} />
        ))}
      {groups.map(
        ({ title, of = [] }) =>
          of.length > 0 && (
            <section key={title} aria-label={title}>
              <h3 className={styles.group}>{title}</h3>
              <ul className={styles.choices}>
                {of.map((template) => (
                  <li key={template.id}>
                    <button
                      type="button"
                      className={styles.choice}
                      disabled={chosen !== null}
                      onClick={() => onChoose(template)}
                    >
                      <b dir="auto">{template.title}</b>
                      <span dir="auto">{template.description}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </Dialog>
  );
}
