import { type FieldSetView, type FieldView, fieldTypeOf } from '@evident/domain/fields';
import { ArrowDown, ArrowUp, FolderInput, Pencil, Plus, Trash2 } from 'lucide-react';
import type { FieldChanges } from '../../data/fields/mutations.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import styles from './field-settings.module.css';
import { neighborAfterStep } from '../../field-types/steps.ts';

interface RowsProps {
  fields: readonly FieldView[];
  sets: readonly FieldSetView[];
  /** The set of all these fields. */
  setId: string | null;
  reason: string | null;
  changes: FieldChanges;
  onEdit: (field: FieldView) => void;
  onDelete: (field: FieldView) => void;
}

/** Fields of one set, in order, each with a menu. */
export function FieldRows({ fields, sets, setId, reason, changes, onEdit, onDelete }: RowsProps) {
  const ids = fields.map(({ id }) => id);
  const step = (field: FieldView, by: 1 | -1, label: string, icon: MenuEntry['icon']): MenuEntry[] => {
    const before = neighborAfterStep(ids, field.id, by);
    return before === undefined
      ? []
      : [{ label, icon, disabledReason: reason, run: () => void changes.move(field, setId, before) }];
  };
  const entriesOf = (field: FieldView): MenuEntry[] => [
    { label: 'Change…', icon: Pencil, disabledReason: reason, run: () => onEdit(field) },
    ...step(field, -1, 'Move up', ArrowUp),
    ...step(field, 1, 'Move down', ArrowDown),
    ...[{ id: null, label: 'no set' }, ...sets]
      .filter(({ id }) => id !== setId)
      .map(({ id, label }) => ({
        label: id === null ? 'Move out of the set' : `Move to ${label}`,
        icon: FolderInput,
        disabledReason: reason,
        run: () => void changes.move(field, id, null),
      })),
    { label: 'Delete…', icon: Trash2, danger: true, apart: true, disabledReason: reason, run: () => onDelete(field) },
  ];
  return (
    <ul className={styles.list}>
      {fields.map((field) => (
        <li key={field.id} className={styles.row}>
          <DisabledReason reason={reason} value={field.label}>
            <button type="button" className={styles.name} onClick={() => onEdit(field)}>
              {field.label}
            </button>
          </DisabledReason>
          <span className={styles.dim}>{aboutOf(field)}</span>
          <MenuButton label={`More for ${field.label}`} entries={entriesOf(field)} />
        </li>
      ))}
    </ul>
  );
}

function aboutOf({ type, settings }: FieldView): string {
  const { name } = fieldTypeOf(type);
  const count = settings.options?.length;
  return count === undefined ? name : `${name}, ${count} ${count === 1 ? 'option' : 'options'}`;
}

interface SetProps {
  set: FieldSetView;
  sets: readonly FieldSetView[];
  reason: string | null;
  changes: FieldChanges;
  onRename: (set: FieldSetView) => void;
  onCreate: (set: FieldSetView) => void;
}

/** The heading of a set with its menu. */
export function SetHeading({ set, sets, reason, changes, onRename, onCreate }: SetProps) {
  const ids = sets.map(({ id }) => id);
  const step = (by: 1 | -1, label: string, icon: MenuEntry['icon']): MenuEntry[] => {
    const before = neighborAfterStep(ids, set.id, by);
    return before === undefined
      ? []
      : [{ label, icon, disabledReason: reason, run: () => void changes.moveSet(set, before) }];
  };
  return (
    <div className={styles.set}>
      <h3>{set.label}</h3>
      <MenuButton
        label={`More for ${set.label}`}
        entries={[
          { label: 'Create field…', icon: Plus, disabledReason: reason, run: () => onCreate(set) },
          { label: 'Rename…', icon: Pencil, disabledReason: reason, run: () => onRename(set) },
          ...step(-1, 'Move up', ArrowUp),
          ...step(1, 'Move down', ArrowDown),
          {
            label: 'Delete set',
            icon: Trash2,
            danger: true,
            apart: true,
            disabledReason: reason,
            run: () => void changes.removeSet(set),
          },
        ]}
      />
    </div>
  );
}
