import { Button, Group, TextInput } from '@mantine/core';
import { WRAP_TITLE_MAX } from '@evident/domain/wraps';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';

interface Props {
  title: string;
  onClose: () => void;
  onRename: (title: string) => void;
}

/** Asks for another title of a wrap. */
export function RenameWrapDialog({ title, onClose, onRename }: Props) {
  const [wanted, setWanted] = useState(title);
  const reason = wanted.trim() === '' ? 'Write a title first' : null;
  return (
    <Dialog opened onClose={onClose} title="Rename wrap">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== null) return;
          if (wanted.trim() !== title) onRename(wanted.trim());
          onClose();
        }}
      >
        <TextInput
          label="Title"
          data-autofocus
          maxLength={WRAP_TITLE_MAX}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        <Group gap={8} justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <DisabledReason reason={reason}>
            <Button type="submit">Rename</Button>
          </DisabledReason>
        </Group>
      </form>
    </Dialog>
  );
}
