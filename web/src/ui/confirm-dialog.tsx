import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { asProblem } from '../kernel/api/api-problem.ts';
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
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const close = () => {
    setRefusal(null);
    onClose();
  };
  const confirm = async () => {
    // While the dialog fades out, its button can still be clicked.
    if (!opened) return;
    setBusy(true);
    setRefusal(null);
    try {
      await onConfirm();
      close();
    } catch (thrown) {
      setRefusal(asProblem(thrown).inWords);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog opened={opened} onClose={close} title={title} size="sm" withCloseButton={false}>
      <Text c="dimmed" component="div">
        {children}
      </Text>
      {refusal !== null && (
        <Text c="danger" mt="sm" role="alert">
          {refusal}
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
          onClick={() => void confirm()}
          data-autofocus
        >
          {verb}
        </Button>
      </Group>
    </Dialog>
  );
}
