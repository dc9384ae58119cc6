import { folderTitle, type FolderView } from '@evident/domain/projects';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface Props {
  /** What it is called and what it is: a private project or folder. */
  title: string;
  kind: 'project' | 'folder';
  /** The open folder it is to be moved into; null as long as nothing is asked. */
  into: FolderView | null;
  onClose: () => void;
  onMove: (into: FolderView) => void;
}

/** Asked before a move that shows something private to the whole workspace. */
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
