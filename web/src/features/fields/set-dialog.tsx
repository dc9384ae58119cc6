import type { FieldedType, FieldSetView } from '@evident/domain/fields';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { TitleDialog } from '../../ui/title-dialog.tsx';
import { useFieldChanges } from '../../data/fields/mutations.ts';

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
  const creating = useCreate({
    create: (body: { label: string; objectType: FieldedType }, header) =>
      answer(
        projectId === null
          ? api.POST('/api/v1/field-sets', { params: { header }, body })
          : api.POST('/api/v1/projects/{projectId}/field-sets', { params: { path: { projectId }, header }, body }),
      ),
    onSuccess: changes.refetch,
  });
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
