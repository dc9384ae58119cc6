import { type FileView, whyKept } from '@evident/domain/files';
import { useQuery } from '@tanstack/react-query';
import { fileUsesQuery } from '../../data/files/queries.ts';
import { useDeleteFile } from '../../data/files/mutations.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface Props {
  file: Pick<FileView, 'id' | 'name'>;
  onClose: () => void;
  /** Leaves the page of the file, which would show "not found". */
  onDeleted?: () => void;
}

/** Confirms the deletion of a file for good, and names what depends on it. */
export function DeleteFile({ file: { id, name }, onClose, onDeleted }: Props) {
  const { data, isError } = useQuery(fileUsesQuery(id));
  const remove = useDeleteFile();
  const kept = data ? whyKept(data) : null;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Delete “${name}” forever?`}
      verb="Delete forever"
      danger
      waiting={!data && !isError}
      refused={kept !== null}
      onConfirm={() => remove(id, onDeleted)}
    >
      {kept !== null && <p>{kept}. It can be deleted once that is removed.</p>}
      {data && data.notes > 0 && <p>{data.notes === 1 ? '1 note loses it.' : `${data.notes} notes lose it.`}</p>}
      {data && data.highlights > 0 && (
        <p>{data.highlights === 1 ? '1 highlight goes with it.' : `${data.highlights} highlights go with it.`}</p>
      )}
      {!data && <p>{isError ? 'Could not check what uses it.' : 'Checking what uses it…'}</p>}
      <p>You can’t undo this.</p>
    </ConfirmDialog>
  );
}
