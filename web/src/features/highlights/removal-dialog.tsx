import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { UsedAsEvidence } from '../../ui/used-as-evidence.tsx';
import type { Removal } from './use-removal.ts';

/** Names the insights that lose evidence before a highlight is removed. */
export function RemovalDialog({ removal: { asking, confirm, close } }: { removal: Removal }) {
  if (!asking) return null;
  return (
    <ConfirmDialog
      opened
      onClose={close}
      title="Remove this highlight?"
      verb="Remove highlight"
      danger
      onConfirm={confirm}
    >
      <UsedAsEvidence dependents={asking.dependents} />
      <p>Those insights lose this evidence. You can undo the removal.</p>
    </ConfirmDialog>
  );
}
