import { Button, Group, TextInput } from '@mantine/core';
import { FILTER_NAME_MAX } from '@evident/domain/filters';
import { useState, type FormEvent } from 'react';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  title: string;
  name?: string;
  /** The verb and the object: `Save filter`. */
  action: string;
  /** Rejects with the reason if the name was not saved. */
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a saved filter. */
export function NameFilterDialog({ title, name = '', action, onName, onClose }: Props) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return setProblem('Enter a name.');
    if (typed.trim() === name) return onClose();
    setSaving(true);
    try {
      await onName(typed.trim());
      onClose();
    } catch (thrown) {
      setProblem(asProblem(thrown).inWords);
      setSaving(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={title} size="sm">
      <form onSubmit={(event) => void submit(event)}>
        <TextInput
          label="Name"
          maxLength={FILTER_NAME_MAX}
          value={typed}
          error={problem}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(null);
          }}
          data-autofocus
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            {action}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
