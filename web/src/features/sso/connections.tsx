import { Badge, Button, Group, Switch } from '@mantine/core';
import { PRESETS, type SsoConnectionView } from '@evident/domain/sso';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useDeleteConnection, useTestConnection, useUpdateConnection } from '../../data/sso/mutations.ts';
import { connectionsQuery } from '../../data/sso/queries.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import lines from '../../ui/lines.module.css';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { shownMoment } from '../../ui/time.ts';
import { EditConnection } from './edit-connection.tsx';

/** The directories whose people can sign in. */
export function Connections() {
  const { data: items, error: problem, refetch } = useQuery(connectionsQuery());
  const [making, setMaking] = useState(false);
  const empty = (
    <EmptyState icon={KeyRound} title="Members sign in with their company account">
      Connect a directory such as Okta, Microsoft Entra ID or Google.
    </EmptyState>
  );
  return (
    <>
      <Listing of={{ items, problem, again: () => void refetch() }} things="connections" empty={empty}>
        {(connections) => (
          <ul className={lines.lines} aria-label="Connections">
            {connections.map((connection) => (
              <Row key={connection.id} connection={connection} />
            ))}
          </ul>
        )}
      </Listing>
      <Group>
        <Button variant="default" onClick={() => setMaking(true)}>
          New connection
        </Button>
      </Group>
      {making && <EditConnection onClose={() => setMaking(false)} />}
    </>
  );
}

function Row({ connection }: { connection: SsoConnectionView }) {
  const { id, name, strategy, enabled, provedAt, certificatesEndAt } = connection;
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const update = useUpdateConnection(connection);
  const test = useTestConnection(id);
  const remove = useDeleteConnection(id);
  const close = () => setAsking(null);
  return (
    <li className={lines.line}>
      <KeyRound size={16} aria-hidden />
      <span className={lines.main}>
        {name}
        <small>
          {PRESETS[strategy].title} · {provedAt ? `last answer ${shownMoment(provedAt)}` : 'not tested yet'}
        </small>
      </span>
      {certificatesEndAt && (
        <Badge variant="light" color="red">
          Certificate ends {shownMoment(certificatesEndAt)}
        </Badge>
      )}
      <Switch
        aria-label={`${name} is on`}
        checked={update.isPending ? update.variables.enabled !== false : enabled}
        disabled={update.isPending}
        onChange={(event) =>
          update.mutate({ enabled: event.currentTarget.checked }, { onError: (thrown) => showProblem(thrown) })
        }
      />
      <Button
        size="compact-sm"
        variant="default"
        loading={test.isPending}
        onClick={() => test.mutate(undefined, { onError: (thrown) => showProblem(thrown) })}
      >
        Test
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setAsking('edit')}>
        Edit
      </Button>
      <Button size="compact-sm" variant="default" color="red" onClick={() => setAsking('delete')}>
        Delete
      </Button>
      {asking === 'edit' && <EditConnection connection={connection} onClose={close} />}
      <ConfirmDialog
        opened={asking === 'delete'}
        onClose={close}
        title={`Delete “${name}”?`}
        verb="Delete connection"
        danger
        onConfirm={() => remove.mutate(undefined, { onSuccess: close, onError: (thrown) => showProblem(thrown) })}
      >
        Members keep their accounts, and sign in in another way.
      </ConfirmDialog>
    </li>
  );
}
