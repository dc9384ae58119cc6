import { Button } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useEnvironment } from '../../kernel/entrance/environment.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface Props {
  name: string;
  /** Where to go then. */
  leave?: (rootUrl: string) => void;
}

/** Leaving the workspace oneself. */
export function LeaveWorkspace({ name, leave = (rootUrl) => location.assign(`${rootUrl}/auth/workspaces`) }: Props) {
  const [asking, setAsking] = useState(false);
  const { data } = useEnvironment();
  const go = async () => {
    await answer(api.DELETE('/api/v1/me'));
    leave(data?.rootUrl ?? '');
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>Leave {name}</Button>
      <ConfirmDialog opened={asking} onClose={() => setAsking(false)} title={`Leave ${name}?`} verb="Leave" danger onConfirm={go}>
        You lose access at once, and your access tokens here stop working. What you made stays, under the name “Deleted user”. To come back you need an invite, or an address of a domain whose people join by themselves; you return as a new member.
      </ConfirmDialog>
    </>
  );
}
