import type { FieldedType, FieldSetView } from '@evident/domain/fields';
import { TitleDialog } from '../../ui/title-dialog.tsx';
import { useFieldChanges, useCreateFieldSet } from '../../data/fields/mutations.ts';

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
  const changes = useFieldChanges();
  const creating = useCreateFieldSet(projectId);
  return (
    <TitleDialog
      heading={set === null ? 'New field set' : `Rename “${set.label}”`}
      label="Label"
      title={set?.label}
      verb={set === null ? 'Create field set' : 'Rename'}
      onTitle={(label) => (set === null ? creating.mutateAsync({ label, objectType }) : changes.renameSet(set, label))}
      onClose={onClose}
    />
  );
}
