import { folderTitle, type FolderView } from '@evident/domain/projects';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface Props {
  /** The title of the private project or folder. */
  title: string;
  kind: 'project' | 'folder';
  /** The open folder to move into; null while closed. */
  into: FolderView | null;
  onClose: () => void;
  onMove: (into: FolderView) => void;
}

/** Confirms a move that makes something private visible to the whole workspace. */
export function OpeningDialog({ title, kind, into, onClose, onMove }: Props) {
  return (
    <ConfirmDialog
      opened={into !== null}
      onClose={onClose}
      title={`Show “${title}” to everyone?`}
      verb="Move and show"
      onConfirm={() => {
        if (into) onMove(into);
      }}
    >
      {`This ${kind} is private. “${folderTitle(into?.title ?? '')}” is open to everyone in the workspace. Once moved, everyone can see ${kind === 'folder' ? 'everything in it' : 'it'}.`}
    </ConfirmDialog>
  );
}
