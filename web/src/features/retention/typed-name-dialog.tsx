import { Button, Group, TextInput } from '@mantine/core';
import { isTypedName } from '@evident/domain/workspaces';
import { type ReactNode, useState } from 'react';
import { useSubmit } from '../../kernel/use-submit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The name of the workspace, or the title of the project. */
  name: string;
  verb: string;
  children: ReactNode;
  onConfirm: (typedName: string) => Promise<unknown>;
}

/** Confirms a deletion of many by typing a name. */
export function TypedNameDialog({ opened, onClose, title, name, verb, children, onConfirm }: Props) {
  const [typed, setTyped] = useState('');
  const close = () => {
    setTyped('');
    edited();
    onClose();
  };
  const { busy, problem, edited, submit } = useSubmit(async () => {
    await onConfirm(typed);
    setTyped('');
    onClose();
  });
  return (
    <Dialog opened={opened} onClose={close} title={title} size="sm" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form onSubmit={(event) => void submit(event)}>
        {children}
        <TextInput
          mt="md"
          label={`Type “${name}” to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
        <ProblemNote problem={problem} />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" color="danger" loading={busy} disabled={!isTypedName(name, typed)}>
            {verb}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
