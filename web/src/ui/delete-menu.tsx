import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Deletable } from '../data/trash/mutations.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { MenuButton } from './menu-button.tsx';

interface Props {
  thing: Deletable;
  /** Why it cannot be deleted; null if it can. */
  reason: string | null;
}

/** Menu of a list row. */
export function DeleteMenu({ thing, reason }: Props) {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <MenuButton
        label={`More for ${thing.title}`}
        entries={[
          { label: 'Delete…', icon: Trash2, danger: true, run: () => setDeleting(true), disabledReason: reason },
        ]}
      />
      {deleting && <DeleteDialog thing={thing} onClose={() => setDeleting(false)} />}
    </>
  );
}
