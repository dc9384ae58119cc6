import { Button, Group, Text } from '@mantine/core';
import { type Holder, INTEGRATIONS, type IntegrationsView } from '@evident/domain/integrations';
import { useState } from 'react';
import { useConnect, useDisconnect } from '../../data/integrations/mutations.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { shownDate } from '../../ui/time.ts';
import styles from './integrations.module.css';

interface Props {
  service: IntegrationsView['items'][number];
  /** Of the workspace, or of the member alone. */
  holder: Holder;
  /** The reason it cannot be changed; null if it can. */
  reason: string | null;
}

/** A service: the rights it asks for before it is connected, its account after. */
export function IntegrationCard({ service, holder, reason }: Props) {
  const { integration, title, scopes, configured, connection } = service;
  const [leaving, setLeaving] = useState(false);
  const connect = useConnect(integration, holder);
  const disconnect = useDisconnect(integration, holder);
  const why = reason ?? (configured ? null : unavailable(holder, INTEGRATIONS[integration].title));
  const again = connection !== null && (connection.revoked || connection.lacks.length > 0);
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
      {connection !== null && !connection.revoked && connection.lacks.length > 0 && (
        <>
          <Text mt="xs">Connect it again to allow it to:</Text>
          <ul className={styles.scopes}>
            {scopes
              .filter(({ scope }) => connection.lacks.includes(scope))
              .map(({ scope, purpose }) => (
                <li key={scope}>{purpose}</li>
              ))}
          </ul>
        </>
      )}
      <ProblemNote problem={connect.error} />
      {connection === null && why !== null && (
        <Text mt="sm" c="dimmed">
          {why}.
        </Text>
      )}
      <Group mt="sm" gap="xs">
        {connection === null ? connecting(`Connect ${title}`) : again && connecting('Connect again')}
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
        {CONSEQUENCES[holder](title)}
      </ConfirmDialog>
    </>
  );
}

const unavailable = (holder: Holder, title: string): string =>
  holder === 'workspace' ? `Those who run Evident set up ${title} first` : `An admin connects ${title} first`;

const CONSEQUENCES: Readonly<Record<Holder, (title: string) => string>> = {
  workspace: (title) =>
    `Automations that post to ${title} fail until it is connected again. What was posted stays in ${title}.`,
  member: (title) => `You can save no messages from ${title} then, and your digest comes by email. Saved notes stay.`,
};
