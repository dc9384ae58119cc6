import { Button, Checkbox, Group, NativeSelect } from '@mantine/core';
import {
  fieldTypeOf,
  FIELD_TYPE_NAMES,
  type ColumnConversion,
  type FieldTypeName,
  type RawColumns,
} from '@evident/domain/fields';
import { TITLE_MAX } from '@evident/domain/kernel';
import { useState } from 'react';
import { showToast } from '../../kernel/toasts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { useConvertColumns } from '../../data/fields/mutations.ts';
import styles from './field-settings.module.css';

interface Props {
  projectId: string;
  columns: RawColumns['items'];
  onClose: () => void;
}

/** People cannot be told from texts. */
const TYPES = FIELD_TYPE_NAMES.filter((type) => type !== 'PERSON').map((type) => ({
  value: type,
  label: fieldTypeOf(type).name,
}));
/** The server converts at most as many in one step. */
const AT_ONCE = 100;

/** Chooses imported columns and the types of the fields they become. */
export function ConvertColumnsDialog({ projectId, columns: all, onClose }: Props) {
  const [columns] = useState(() => all.slice(0, AT_ONCE));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(columns.map(({ name }) => name)));
  const [types, setTypes] = useState<ReadonlyMap<string, FieldTypeName>>(
    () => new Map(columns.map(({ name, type }) => [name, type])),
  );
  const converting = useConvertColumns(projectId);
  const convert = (body: ColumnConversion) =>
    converting.mutate(body, {
      onSuccess: ({ items }) => {
        const raw = items.reduce((sum, { rawCount }) => sum + rawCount, 0);
        if (raw > 0)
          showToast({
            title: `${raw.toLocaleString()} ${raw === 1 ? 'value does' : 'values do'} not fit their type`,
            message: 'They stay on their notes as they were imported.',
          });
        onClose();
      },
    });
  const toggle = (name: string) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title="Convert imported columns"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = columns
            .filter(({ name }) => chosen.has(name))
            .map(({ name }) => ({ name, label: name.trim().slice(0, TITLE_MAX), type: types.get(name) ?? 'TEXT' }));
          if (wanted.length > 0) convert({ columns: wanted });
        }}
      >
        <p className={styles.dim}>Each column becomes a field of all notes. Values that don’t fit stay as they are.</p>
        <ul className={styles.list}>
          {columns.map(({ name, noteCount, samples }) => (
            <li key={name} className={styles.column}>
              <Checkbox
                className={styles.grows}
                label={name}
                description={`${noteCount.toLocaleString()} ${noteCount === 1 ? 'note' : 'notes'}: ${samples.join(', ')}`}
                checked={chosen.has(name)}
                onChange={() => toggle(name)}
              />
              <NativeSelect
                size="xs"
                aria-label={`Type of ${name}`}
                data={TYPES}
                value={types.get(name)}
                onChange={({ currentTarget }) =>
                  setTypes(new Map(types).set(name, currentTarget.value as FieldTypeName))
                }
              />
            </li>
          ))}
        </ul>
        <ProblemNote problem={converting.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={converting.isPending} disabled={chosen.size === 0}>
            {chosen.size === 1 ? 'Create 1 field' : `Create ${chosen.size} fields`}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
