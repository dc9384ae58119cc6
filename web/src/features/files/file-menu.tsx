import type { FileView } from '@evident/domain/files';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MenuButton } from '../../ui/menu-button.tsx';
import { DeleteFile } from './delete-file.tsx';

interface Props {
  file: Pick<FileView, 'id' | 'name'>;
  /** Why it cannot be deleted; null if it can. */
  reason: string | null;
  onDeleted?: () => void;
}

/** Menu of a file. */
export function FileMenu({ file, reason, onDeleted }: Props) {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <MenuButton
        label={`More for ${file.name}`}
        entries={[
          {
            label: 'Delete forever…',
            icon: Trash2,
            danger: true,
            run: () => setDeleting(true),
            disabledReason: reason,
          },
        ]}
      />
      {deleting && <DeleteFile file={file} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </>
  );
}
