import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { asProblem } from '../kernel/api/api-problem.ts';
import { Dialog } from './dialog.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  /** A question: `Delete this tag board?` */
  title: string;
  /** What will happen, and what can be got back. */
  children: ReactNode;
  /** The verb on the button: `Delete`. */
  verb: string;
  danger?: boolean;
  /** What is being confirmed is not known yet. */
  waiting?: boolean;
  onConfirm: () => unknown;
}

/** Asked before what can't be undone, or not by everyone. It stays open and says why when it is refused. */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  children,
  verb,
  danger = false,
  waiting = false,
  onConfirm,
}: Props) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const close = () => {
    setRefusal(null);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await onConfirm();
      close();
    } catch (thrown) {
      const problem = asProblem(thrown);
      setRefusal(problem.explanation ? `${problem.title}. ${problem.explanation}` : problem.title);
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
          onClick={() => void confirm()}
          data-autofocus
        >
          {verb}
        </Button>
      </Group>
    </Dialog>
  );
}
