import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidateTouchedBy } from '../../kernel/queries/invalidate.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Lets a workspace admin take full access to a private project. The audit log records it. */
export function TakeAccess({ projectId, onTaken }: { projectId: string; onTaken: () => void }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const take = async () => {
    await answer(api.POST('/api/v1/projects/{projectId}/take-access', { params: { path: { projectId } } }));
    await invalidateTouchedBy(client, { kind: 'access:changed' });
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
