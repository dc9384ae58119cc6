import type { FieldView } from '@evident/domain/fields';
import { useQuery } from '@tanstack/react-query';
import { fieldQuery } from '../../data/fields/queries.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFieldChanges } from '../../data/fields/mutations.ts';

/** Confirms the deletion of a field and says how many values go with it. */
export function DeleteFieldDialog({ field, onClose }: { field: FieldView; onClose: () => void }) {
  const { data, isError } = useQuery(fieldQuery(field.id));
  const { remove } = useFieldChanges();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Delete “${field.label}”?`}
      verb="Delete field"
      danger
      waiting={!data && !isError}
      onConfirm={() => remove(field)}
    >
      <p>{data ? goes(data.valueCount) : isError ? 'Could not count its values.' : 'Counting its values…'}</p>
      <p>You can undo this for 7 days.</p>
    </ConfirmDialog>
  );
}

const goes = (count: number): string =>
  count === 0
    ? 'No object has a value.'
    : count === 1
      ? '1 value goes with it.'
      : `${count.toLocaleString()} values go with it.`;
