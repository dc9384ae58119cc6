import { Button, Group, Select, TextInput } from '@mantine/core';
import {
  FIELD_TYPE_NAMES,
  type FieldedType,
  type FieldPreview,
  type FieldTypeName,
  type FieldView,
  fieldTypeOf,
} from '@evident/domain/fields';
import { TITLE_MAX } from '@evident/domain/kernel';
import { useState } from 'react';
import { useSubmit } from '../../kernel/use-submit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { changeOf, draftOf, settingsOf } from './field-draft.ts';
import { LossNotice } from './loss-notice.tsx';
import { SettingsInputs } from './settings-inputs.tsx';
import { useFieldChanges, previewField, useCreateField } from '../../data/fields/mutations.ts';
import styles from './field-settings.module.css';

interface Props {
  /** Null creates one. */
  field: FieldView | null;
  /** Null: the workspace. */
  projectId: string | null;
  objectType: FieldedType;
  /** Set that a new field goes into. */
  fieldSetId: string | null;
  onClose: () => void;
}

const TYPES = FIELD_TYPE_NAMES.map((type) => ({
  value: type,
  label: fieldTypeOf(type).name,
}));

/** Creates a field or changes one. A change that would lose values shows them first. */
export function FieldDialog({ field, projectId, objectType, fieldSetId, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(field));
  const [losses, setLosses] = useState<FieldPreview | null>(null);
  const changes = useFieldChanges();
  const creating = useCreateField(projectId);
  const newField = () => ({
    label: draft.label,
    type: draft.type,
    objectType,
    fieldSetId,
    settings: mutable(settingsOf(draft)),
  });
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    setLosses(null);
    edited();
  };
  const update = async (known: FieldView) => {
    const { settings, ...others } = changeOf(known, draft);
    const wording = { ...others, ...(settings && { settings: mutable(settings) }) };
    if (Object.keys(wording).length === 0) return onClose();
    try {
      const preview = losses ?? (await previewed(known, wording));
      if (preview !== null && preview.lossCount > 0 && losses === null) return setLosses(preview);
      await changes.update(known, { ...wording, ...(losses && { acceptedLosses: losses.lossCount }) });
      onClose();
    } catch (thrown) {
      setLosses(null);
      throw thrown;
    }
  };
  const { busy, problem, edited, submit } = useSubmit(() =>
    field === null ? creating.mutateAsync(newField()).then(onClose) : update(field),
  );
  const verb = field === null ? 'Create field' : losses ? 'Change and lose values' : 'Save';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={field === null ? 'New field' : `Change “${field.label}”`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.label.trim() === '') return;
          void submit();
        }}
      >
        <TextInput
          label="Label"
          data-autofocus
          required
          maxLength={TITLE_MAX}
          value={draft.label}
          onChange={(event) => change({ label: event.currentTarget.value })}
        />
        <Select
          label="Type"
          allowDeselect={false}
          data={TYPES}
          value={draft.type}
          onChange={(type) => change({ type: type as FieldTypeName })}
        />
        <SettingsInputs draft={draft} onChange={change} fromValues={field !== null && field.type !== draft.type} />
        {losses && <LossNotice preview={losses} />}
        <ProblemNote problem={problem} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color={losses ? 'danger' : 'accent'} loading={busy}>
            {verb}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

/** Null if the change can lose no value. */
async function previewed(
  { id }: FieldView,
  { label: _, ...wording }: Parameters<ReturnType<typeof useFieldChanges>['update']>[1],
): Promise<FieldPreview | null> {
  if (Object.keys(wording).length === 0) return null;
  return previewField(id, wording);
}

/** The generated client takes arrays that may change. */
const mutable = ({ options, ...settings }: ReturnType<typeof settingsOf>) => ({
  ...(Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null)) as {
    max?: number;
    format?: FieldView['settings']['format'];
    currencySymbol?: string;
    labels?: NonNullable<FieldView['settings']['labels']>;
  }),
  ...(options && { options: options.map((option) => ({ ...option })) }),
});
