import { KINDS, kindOf } from '@evident/domain/kinds';
import { TRASH_DAYS } from '@evident/domain/trash';
import type { Row, RowAction, RowActionWanted } from '@evident/domain/views';
import { Button } from '@mantine/core';
import { Archive, ArchiveRestore, FolderInput, Star, StarOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MoveToProjectDialog } from '../../ui/move-to-project-dialog.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { useRowActions } from '../../data/views/mutations.ts';

interface Props {
  projectId: string;
  objectType: RowActionWanted['objectType'];
  rows: readonly Row[];
  /** The rows were changed. */
  onDone: () => void;
}

/** Archives, stars, moves or deletes the selected notes or insights. */
export function RowActions({ projectId, objectType, rows, onDone }: Props) {
  const [deleting, setDeleting] = useState(false);
  const [moving, setMoving] = useState(false);
  const { act, isPending } = useRowActions(projectId, objectType);
  const { one, many } = KINDS[kindOf(objectType)];
  const counted = rows.length === 1 ? `1 ${one}` : `${rows.length.toLocaleString()} ${many}`;
  // A refusal is told by a toast, and the selection stays.
  const carryOut = (action: RowAction) =>
    act({ action, ids: rows.map(({ id }) => id) })
      .then(onDone)
      .catch(() => undefined);
  const highlights = rows.reduce((sum, { highlightCount }) => sum + (highlightCount ?? 0), 0);
  const isArchived = rows.every(({ archived }) => archived);
  const archive: RowAction = isArchived ? 'UNARCHIVE' : 'ARCHIVE';
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={isPending}
        leftSection={isArchived ? <ArchiveRestore size={14} aria-hidden /> : <Archive size={14} aria-hidden />}
        onClick={() => void carryOut(archive)}
      >
        {isArchived ? 'Unarchive' : 'Archive'}
      </Button>
      <MenuButton
        label="Star"
        position="bottom-start"
        entries={[
          { label: `Star ${counted}`, icon: Star, run: () => void carryOut('STAR') },
          { label: `Unstar ${counted}`, icon: StarOff, run: () => void carryOut('UNSTAR') },
        ]}
      >
        <Button size="xs" variant="default" leftSection={<Star size={14} aria-hidden />}>
          Star
        </Button>
      </MenuButton>
      <Button
        size="xs"
        variant="default"
        leftSection={<FolderInput size={14} aria-hidden />}
        onClick={() => setMoving(true)}
      >
        Move
      </Button>
      {moving && (
        <MoveToProjectDialog
          objectType={objectType}
          objectIds={rows.map(({ id }) => id)}
          title={counted}
          projectId={projectId}
          onClose={() => setMoving(false)}
          onMoved={onDone}
        />
      )}
      <Button
        size="xs"
        variant="default"
        color="red"
        leftSection={<Trash2 size={14} aria-hidden />}
        onClick={() => setDeleting(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        opened={deleting}
        onClose={() => setDeleting(false)}
        title={`Delete ${counted}?`}
        verb={`Delete ${rows.length === 1 ? one : many}`}
        danger
        onConfirm={() => carryOut('TRASH')}
      >
        {highlights > 0 && (
          <p>
            {highlights === 1 ? '1 highlight goes' : `${highlights.toLocaleString()} highlights go`} with{' '}
            {rows.length === 1 ? 'it' : 'them'}. Insights that show {highlights === 1 ? 'it' : 'them'} as evidence say
            that it is deleted.
          </p>
        )}
        <p>
          You can restore {rows.length === 1 ? 'it' : 'them'} from the trash for {TRASH_DAYS} days.
        </p>
      </ConfirmDialog>
    </>
  );
}
