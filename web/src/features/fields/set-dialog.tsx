import { Button, Group, TextInput } from '@mantine/core';
import type { FieldedType, FieldSetView } from '@evident/domain/fields';
import { TITLE_MAX } from '@evident/domain/kernel';
import { useState } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { useFieldChanges } from './use-field-changes.ts';
import styles from './field-settings.module.css';

interface Props {
  /** Null creates one. */
  set: FieldSetView | null;
  /** Null: the workspace. */
  projectId: string | null;
  objectType: FieldedType;
  onClose: () => void;
}

/** Creates a field set or renames one. */
export function SetDialog({ set, projectId, objectType, onClose }: Props) {
  const [label, setLabel] = useState(set?.label ?? '');
  const changes = useFieldChanges();
  const creating = useCreate({
    create: (body: { label: string; objectType: FieldedType }, header) =>
      answer(
        projectId === null
          ? api.POST('/api/v1/field-sets', { params: { header }, body })
          : api.POST('/api/v1/projects/{projectId}/field-sets', { params: { path: { projectId }, header }, body }),
      ),
    onSuccess: async () => {
      await changes.refetch();
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={set === null ? 'New field set' : `Rename “${set.label}”`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (label.trim() === '') return;
          if (set === null) return creating.mutate({ label, objectType });
          if (label.trim() !== set.label) void changes.renameSet(set, label);
          onClose();
        }}
      >
        <TextInput
          label="Label"
          data-autofocus
          required
          maxLength={TITLE_MAX}
          value={label}
          onChange={(event) => {
            setLabel(event.currentTarget.value);
            creating.reset();
          }}
        />
        <ProblemNote problem={creating.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={creating.isPending}>
            {set === null ? 'Create field set' : 'Rename'}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
