import { Button, Group, Stack } from '@mantine/core';
import type { SsoConnectionView } from '@evident/domain/sso';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreateConnection, useUpdateConnection } from '../../data/sso/mutations.ts';
import { groupsQuery } from '../../data/workspaces/members.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { ConnectionForm, asSent, wordingOf } from './connection-form.tsx';
import { CopiedValue } from './copied-value.tsx';
import { MappingFields } from './mapping-fields.tsx';

interface Props {
  /** Absent: a new one. */
  readonly connection?: SsoConnectionView;
  readonly onClose: () => void;
}

/** Adds or changes a connection, and shows the addresses to enter in the directory. */
export function EditConnection({ connection, onClose }: Props) {
  const [wording, setWording] = useState(() => wordingOf(connection));
  const { data: groups = [] } = useQuery(groupsQuery());
  const creating = useCreateConnection();
  const updating = useUpdateConnection(connection ?? { id: '', version: 0 });
  const made = creating.data ?? connection;
  const save = () => {
    const { strategy: _, ...update } = asSent(wording);
    if (connection) updating.mutate(update, { onSuccess: onClose });
    else creating.mutate(asSent(wording));
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={connection ? 'Edit connection' : 'New connection'}
      closeOnClickOutside={false}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (creating.data) onClose();
          else save();
        }}
      >
        <Stack gap="sm">
          {!creating.data && (
            <>
              <ConnectionForm value={wording} onChange={setWording} saved={connection !== undefined} />
              <details>
                <summary>Attributes and groups</summary>
                <MappingFields
                  value={wording.mapping}
                  groups={groups}
                  onChange={(mapping) => setWording({ ...wording, mapping })}
                />
              </details>
            </>
          )}
          {made && <OwnAddresses connection={made} />}
          <ProblemNote problem={creating.error ?? updating.error} />
          <Group justify="flex-end" gap="xs">
            {!creating.data && (
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
            )}
            <Button type="submit" loading={creating.isPending || updating.isPending}>
              {creating.data ? 'Done' : connection ? 'Save' : 'Create connection'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function OwnAddresses({ connection }: { connection: SsoConnectionView }) {
  const { protocol, redirectUrl, acsUrl, entityId } = connection;
  return (
    <Stack gap="xs">
      <p>Enter this in the directory:</p>
      {protocol === 'OIDC' ? (
        <CopiedValue label="Redirect address" value={redirectUrl} />
      ) : (
        <>
          <CopiedValue label="Assertion consumer address" value={acsUrl} />
          <CopiedValue label="Entity ID and metadata" value={entityId} />
        </>
      )}
    </Stack>
  );
}
