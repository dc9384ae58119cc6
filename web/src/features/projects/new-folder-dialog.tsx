import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { TITLE_MAX } from '@evident/domain/kernel';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { folderPath } from './links.ts';
import { useCreateFolder } from './use-folder-changes.ts';
import type { FolderView } from '@evident/domain/projects';

interface Props {
  /** The parent folder; null for the top level. */
  parent: Pick<FolderView, 'id' | 'private'> | null;
  onClose: () => void;
}

/** Creates a folder and opens it. An empty title becomes ‘Untitled folder’. */
export function NewFolderDialog({ parent, onClose }: Props) {
  const [title, setTitle] = useState('');
  const [secret, setSecret] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending, error } = useCreateFolder();
  const open = parent !== null && !parent.private;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { title: title.trim(), parentId: parent?.id ?? null, private: secret && !open },
      {
        onSuccess: ({ id }) => {
          onClose();
          void navigate(folderPath({ id, title: title.trim() }));
        },
      },
    );
  };
  return (
    <Dialog opened onClose={onClose} title="New folder" size="sm" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form onSubmit={submit}>
        <TextInput
          label="Title"
          placeholder="Untitled folder"
          maxLength={TITLE_MAX}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          data-autofocus
        />
        <Checkbox
          mt="md"
          label="Only me, until I share it"
          checked={secret && !open}
          disabled={open}
          description={open ? 'Its parent folder is open to everyone, so this one is too.' : undefined}
          onChange={(event) => setSecret(event.currentTarget.checked)}
        />
        <ProblemNote problem={error} />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending}>
            Create folder
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
