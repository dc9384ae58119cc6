import { Checkbox } from '@mantine/core';
import type { FolderView } from '@evident/domain/projects';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TitleDialog } from '../../ui/title-dialog.tsx';
import { folderPath } from './links.ts';
import { useCreateFolder } from '../../data/projects/folder-mutations.ts';
import { useFeatureGate, useRoomGate } from '../../data/plans/gates.ts';
import { PlanGate } from '../../ui/plan-gate.tsx';

interface Props {
  /** The parent folder; null for the top level. */
  parent: Pick<FolderView, 'id' | 'private'> | null;
  onClose: () => void;
}

/** Creates a folder and opens it. An empty title becomes ‘Untitled folder’. */
export function NewFolderDialog({ parent, onClose }: Props) {
  const [secret, setSecret] = useState(false);
  const navigate = useNavigate();
  const { mutateAsync } = useCreateFolder();
  const room = useRoomGate('folders');
  const privacy = useFeatureGate('projectPermissions');
  const open = parent !== null && !parent.private;
  const create = async (title: string) => {
    const created = await mutateAsync({ title, parentId: parent?.id ?? null, private: secret && !open });
    if (created) void navigate(folderPath({ id: created.id, title }));
  };
  return (
    <TitleDialog
      heading="New folder"
      placeholder="Untitled folder"
      required={false}
      verb="Create folder"
      onTitle={create}
      onClose={onClose}
    >
      <PlanGate gate={room} />
      <Checkbox
        mt="md"
        label="Only me, until I share it"
        checked={secret && !open}
        disabled={open}
        description={open ? 'Its parent folder is open to everyone, so this one is too.' : undefined}
        onChange={(event) => setSecret(event.currentTarget.checked)}
      />
      {secret && !open && <PlanGate gate={privacy} />}
    </TitleDialog>
  );
}
