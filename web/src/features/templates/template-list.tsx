import type { TemplateRow } from '@evident/domain/templates';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { MenuButton } from '../../ui/menu-button.tsx';
import { partsInWords } from './parts-in-words.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { useTemplateChanges } from '../../data/templates/mutations.ts';
import styles from './templates.module.css';

interface Props {
  label: string;
  templates: readonly TemplateRow[];
  /** Why they can’t be changed; null if they can. */
  reason: string | null;
  /** The address of a template’s page; absent if it has none. */
  pathOf?: (template: TemplateRow) => string;
}

/** Templates or extensions, with a menu for those of the workspace. */
export function TemplateList({ label, templates, reason, pathOf }: Props) {
  const { remove, update } = useTemplateChanges();
  const [renamed, setRenamed] = useState<TemplateRow | null>(null);
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {templates.map((template) => {
          const { id, title, description, builtIn, parts, createdBy } = template;
          const adds = partsInWords(parts);
          return (
            <li key={id} className={styles.row}>
              <div className={styles.text}>
                {pathOf ? (
                  <Link to={pathOf(template)} className={styles.title} dir="auto">
                    {title}
                  </Link>
                ) : (
                  <span className={styles.title} dir="auto">
                    {title}
                  </span>
                )}
                <span className={styles.mark}>{builtIn ? 'Built in' : createdBy?.name}</span>
                {description !== '' && (
                  <p className={styles.about} dir="auto">
                    {description}
                  </p>
                )}
                {adds !== null && <p className={styles.parts}>{adds}</p>}
              </div>
              {!builtIn && (
                <MenuButton
                  label={`More for ${title}`}
                  entries={[
                    { label: 'Rename…', icon: Pencil, disabledReason: reason, run: () => setRenamed(template) },
                    {
                      label: 'Delete',
                      icon: Trash2,
                      danger: true,
                      apart: true,
                      disabledReason: reason,
                      run: () => void remove(template),
                    },
                  ]}
                />
              )}
            </li>
          );
        })}
      </ul>
      {renamed && (
        <TemplateDialog
          title={`Rename “${renamed.title}”`}
          verb="Save"
          start={renamed}
          onSubmit={(wording) => update(renamed, wording)}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}
