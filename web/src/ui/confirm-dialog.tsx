import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSubmit } from '../kernel/use-submit.ts';
import { Dialog } from './dialog.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  /** Question: `Delete this tag board?` */
  title: string;
  /** Consequences, and what can be restored. */
  children: ReactNode;
  /** Verb on the button: `Delete`. */
  verb: string;
  danger?: boolean;
  /** The affected items are still loading. */
  waiting?: boolean;
  /** It is not possible now; the children say why. */
  refused?: boolean;
  onConfirm: () => unknown;
}

/** Confirmation for irreversible or restricted actions. Stays open and shows the reason on refusal. */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  children,
  verb,
  danger = false,
  waiting = false,
  refused = false,
  onConfirm,
}: Props) {
  const { busy, error, edited, submit } = useSubmit(async () => {
    await onConfirm();
    onClose();
  });
  const close = () => {
    edited();
    onClose();
  };
  // While the dialog fades out, its button can still be clicked.
  const confirm = () => opened && void submit();
  return (
    <Dialog opened={opened} onClose={close} title={title} size="sm" withCloseButton={false}>
      <Text c="dimmed" component="div">
        {children}
      </Text>
      {error !== null && (
        <Text c="danger" mt="sm" role="alert">
          {error}
        </Text>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        <Button
          color={danger ? 'danger' : 'accent'}
          loading={busy || waiting}
          disabled={refused}
          onClick={confirm}
          data-autofocus
        >
          {verb}
        </Button>
      </Group>
    </Dialog>
  );
}
