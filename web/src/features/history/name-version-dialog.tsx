import { Button, Group, TextInput } from '@mantine/core';
import { VERSION_NAME_MAX } from '@evident/domain/history';
import { useState, type FormEvent } from 'react';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  title: string;
  name?: string;
  /** Resolves once the name is kept. */
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a version. */
export function NameVersionDialog({ title, name = '', onName, onClose }: Props) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return setProblem('Enter a name.');
    setBusy(true);
    try {
      await onName(typed.trim());
      onClose();
    } catch (thrown) {
      setProblem(asProblem(thrown).inWords);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={title} size="sm">
      <form onSubmit={(event) => void submit(event)}>
        <TextInput
          label="Name"
          placeholder="Before coding"
          maxLength={VERSION_NAME_MAX}
          value={typed}
          error={problem}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setProblem(null);
          }}
          data-autofocus
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Name version
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
