import { Button } from '@mantine/core';
import { KINDS, capitalized, kindOf } from '@evident/domain/kinds';
import { dependentsInWords, type TrashView, type TrashedType } from '@evident/domain/trash';
import {
  FilePenLine,
  FileText,
  Folder,
  FolderKanban,
  Lightbulb,
  MessagesSquare,
  Tags,
  Trash2,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { useTrashChanges } from '../../data/trash/mutations.ts';
import { shownDate } from '../../ui/time.ts';
import styles from './trash-row.module.css';

const ICONS: Record<TrashedType, LucideIcon> = {
  NOTE: FileText,
  INSIGHT: Lightbulb,
  TAG_BOARD: Tags,
  AI_DOC: FilePenLine,
  PERSON: UserRound,
  PROJECT: FolderKanban,
  PROJECT_CATEGORY: Folder,
  CHANNEL: MessagesSquare,
};
/** A trash entry: title, member, date, restore. */
export function TrashRow({ entry }: { entry: TrashView }) {
  const { objectType, project, held, trashedBy, trashedAt, purgedAt, parent, canRestore, canDeleteForever } = entry;
  const { restore, deleteForever } = useTrashChanges();
  const [restoring, setRestoring] = useState(false);
  const [asking, setAsking] = useState(false);
  const kind = KINDS[kindOf(objectType)].one;
  const title = entry.title === null ? `Private ${kind}` : entry.title || `Untitled ${kind}`;
  const along = dependentsInWords(held);
  const Icon = ICONS[objectType];
  // A note cannot be restored while its project is in the trash.
  const back = parent === null ? { id: entry.id, title } : { id: parent.id, title: parent.title || 'the project' };
  const run = async () => {
    setRestoring(true);
    await restore(back.id, back.title);
    setRestoring(false);
  };
  return (
    <li className={styles.row} aria-label={title}>
      <Icon size={18} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.facts}>
          <span>
            {capitalized(kind)}
            {project ? ` in ${project.title}` : ''}
          </span>
          {along !== '' && <span>with {along}</span>}
          <span>
            Deleted by {trashedBy.name} <RelativeTime at={trashedAt} />
          </span>
          <span>{parent ? 'Its project is in the trash' : `Kept until ${shownDate(purgedAt)}`}</span>
        </span>
      </div>
      <div className={styles.actions}>
        <DisabledReason reason={canRestore ? null : 'You can no longer edit where it was'}>
          <Button size="xs" variant="default" loading={restoring} onClick={() => void run()}>
            {parent ? 'Restore project' : 'Restore'}
          </Button>
        </DisabledReason>
        <MenuButton
          label={`More for ${title}`}
          entries={[
            {
              label: 'Delete forever…',
              icon: Trash2,
              danger: true,
              run: () => setAsking(true),
              disabledReason: canDeleteForever ? null : 'You need full access to delete this forever',
            },
          ]}
        />
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={`Delete “${title}” forever?`}
        verb="Delete forever"
        danger
        onConfirm={() => deleteForever(entry.id)}
      >
        The {kind}
        {along === '' ? '' : ` with ${along}`} will be deleted for good. You cannot undo this.
      </ConfirmDialog>
    </li>
  );
}
