import { KINDS, kindOf } from '@evident/domain/kinds';
import { TRASH_DAYS, dependentsInWords } from '@evident/domain/trash';
import { useQuery } from '@tanstack/react-query';
import { dependentsQuery } from '../data/trash/queries.ts';
import { useDelete, type Deletable } from '../data/trash/mutations.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { UsedAsEvidence } from './used-as-evidence.tsx';

interface Props {
  thing: Deletable;
  onClose: () => void;
  /** Leaves the page of the deleted item, which would show "not found". */
  onDeleted?: () => void;
}

/** Confirms a deletion and lists dependents. */
export function DeleteDialog({ thing, onClose, onDeleted }: Props) {
  const { data, isError } = useQuery(dependentsQuery(thing.type, thing.id));
  const remove = useDelete();
  const tagged = data?.taggedHighlights ?? 0;
  const held = data ? dependentsInWords(data.held) : '';
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Delete “${thing.title}”?`}
      verb={`Delete ${KINDS[kindOf(thing.type)].one}`}
      danger
      waiting={!data && !isError}
      onConfirm={() => remove(thing, onDeleted)}
    >
      {tagged > 0 && <p>{tagged === 1 ? '1 highlight loses' : `${tagged} highlights lose`} tags of this board.</p>}
      {data && (
        <UsedAsEvidence dependents={data} lead={tagged > 0 ? 'Highlights with these tags are evidence' : undefined} />
      )}
      {held !== '' && (
        <p>
          {held} {held.startsWith('1 ') && !held.includes(' and ') ? 'goes' : 'go'} with it.
        </p>
      )}
      {!data && <p>{isError ? 'Could not check what uses it.' : 'Checking what uses it…'}</p>}
      <p>You can restore it from the trash for {TRASH_DAYS} days.</p>
    </ConfirmDialog>
  );
}
