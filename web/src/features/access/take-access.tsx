import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTakeAccess } from '../../data/access/mutations.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Lets a workspace admin take full access to a private project. The audit log records it. */
export function TakeAccess({ projectId, onTaken }: { projectId: string; onTaken: () => void }) {
  const [asking, setAsking] = useState(false);
  const takeAccess = useTakeAccess(projectId);
  const take = async () => {
    await takeAccess();
    onTaken();
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Take access as an admin
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Take access to this project?"
        verb="Take access"
        onConfirm={take}
      >
        You get full access. The audit log keeps that you took it, and when.
      </ConfirmDialog>
    </>
  );
}
