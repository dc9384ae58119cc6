import { Button, Group, TextInput } from '@mantine/core';
import { newTagBoard, type TagTemplateView } from '@evident/domain/tags';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { tagTemplatesQuery } from '../../data/tags/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import styles from './template-dialog.module.css';

interface Props {
  /** The reason templates of the workspace cannot be deleted; null if they can. */
  fixed: string | null;
  onCreate: (title: string, templateId: string) => Promise<unknown>;
  onDelete: (template: TagTemplateView) => void;
  onClose: () => void;
}

/** Creates a board from a template: built in, or saved by the team. */
export function TemplateDialog({ fixed, onCreate, onDelete, onClose }: Props) {
  const { data: templates } = useQuery(tagTemplatesQuery());
  const [chosen, choose] = useState<TagTemplateView | null>(null);
  const [title, setTitle] = useState('');
  const [sending, setSending] = useState(false);
  const create = async () => {
    if (!chosen) return;
    setSending(true);
    await onCreate(title.trim() || chosen.title, chosen.id);
    setSending(false);
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} size="lg" title="New board from a template">
      {templates === undefined ? (
        <ListSkeleton things="templates" count={4} />
      ) : (
        <ul className={styles.list} aria-label="Templates">
          {templates.map((template) => (
            <li key={template.id} className={styles.row}>
              <button
                type="button"
                className={styles.template}
                aria-pressed={template.id === chosen?.id}
                onClick={() => choose(template)}
              >
                <span className={styles.title}>{template.title}</span>
                <span className={styles.about}>
                  {template.about ?? 'Saved by your team.'} {template.groups.map((group) => group.title).join(', ')}
                </span>
              </button>
              {!template.builtIn && (
                <MenuButton
                  label={`More for the template ${template.title}`}
                  entries={[
                    {
                      label: 'Delete template',
                      icon: Trash2,
                      danger: true,
                      run: () => onDelete(template),
                      disabledReason: fixed,
                    },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void create();
          }}
        >
          <TextInput
            label="Board name"
            placeholder={chosen.title}
            maxLength={newTagBoard.properties.title.maxLength}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={sending}>
              Create board
            </Button>
          </Group>
        </form>
      )}
    </Dialog>
  );
}
