import { Button, Group, Text } from '@mantine/core';
import { INTEGRATIONS, type IntegrationsView } from '@evident/domain/integrations';
import { useState } from 'react';
import { useConnect, useDisconnect } from '../../data/integrations/mutations.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { shownDate } from '../../ui/time.ts';
import styles from './integrations.module.css';

interface Props {
  service: IntegrationsView['items'][number];
  /** The reason it cannot be changed; null if it can. */
  reason: string | null;
}

/** A service: the rights it asks for before it is connected, its account after. */
export function IntegrationCard({ service: { integration, title, scopes, configured, connection }, reason }: Props) {
  const [leaving, setLeaving] = useState(false);
  const connect = useConnect(integration);
  const disconnect = useDisconnect(integration);
  const why = reason ?? (configured ? null : `Those who run Evident set up ${INTEGRATIONS[integration].title} first`);
  const connecting = (label: string) => (
    <DisabledReason reason={why}>
      <Button loading={connect.isPending} onClick={() => connect.mutate()}>
        {label}
      </Button>
    </DisabledReason>
  );
  return (
    <>
      {connection === null ? (
        <>
          <Text>It asks for the rights to:</Text>
          <ul className={styles.scopes}>
            {scopes.map(({ scope, purpose }) => (
              <li key={scope}>{purpose}</li>
            ))}
          </ul>
        </>
      ) : (
        <Text>
          {connection.revoked
            ? `${title} ended the connection with ${connection.account}. Connect it again.`
            : `Connected to ${connection.account} since ${shownDate(connection.connectedAt)}.`}
        </Text>
      )}
      <ProblemNote problem={connect.error} />
      <Group mt="sm" gap="xs">
        {connection === null ? connecting(`Connect ${title}`) : connection.revoked && connecting('Connect again')}
        {connection !== null && (
          <DisabledReason reason={reason}>
            <Button variant="default" onClick={() => setLeaving(true)}>
              Disconnect
            </Button>
          </DisabledReason>
        )}
      </Group>
      <ConfirmDialog
        opened={leaving}
        onClose={() => setLeaving(false)}
        title={`Disconnect ${title}?`}
        verb="Disconnect"
        danger
        onConfirm={() => disconnect.mutateAsync()}
      >
        Automations that post to {title} fail until it is connected again. What was posted stays in {title}.
      </ConfirmDialog>
    </>
  );
}
