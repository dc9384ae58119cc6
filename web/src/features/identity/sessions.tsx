import { Badge, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Laptop } from 'lucide-react';
import { useEndOtherSessions, useEndSession } from '../../data/identity/mutations.ts';
import { sessionsQuery } from '../../data/identity/queries.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import lines from '../../ui/lines.module.css';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { deviceName } from './device-name.ts';

interface Props {
  /** The subdomain of a workspace; undefined if the account is not in it. */
  workspaceName: (teamId: string) => string | undefined;
}

/** Active sessions of the account, with sign-out. */
export function Sessions({ workspaceName }: Props) {
  const { data, error, refetch } = useQuery(sessionsQuery());
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  return (
    <Listing
      of={{ items: data?.items, problem: error, again: () => void refetch() }}
      things="sessions"
      empty={<EmptyState icon={Laptop} title="No sessions" />}
    >
      {(sessions) => (
        <>
          <ul className={lines.lines} aria-label="Sessions">
            {sessions.map(({ id, device, current, teamId, usedAt }) => {
              const name = deviceName(device);
              const where = teamId === null ? 'no workspace chosen' : (workspaceName(teamId) ?? 'a workspace');
              return (
                <li key={id} className={lines.line}>
                  <Laptop size={16} aria-hidden />
                  <span className={lines.main}>
                    <span title={device}>{name}</span>
                    <small>
                      {where} · last used <RelativeTime at={usedAt} />
                    </small>
                  </span>
                  {current ? (
                    <Badge variant="light">This session</Badge>
                  ) : (
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={`End the session ${name}, ${where}`}
                      onClick={() => end.mutate(id)}
                    >
                      End
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          <DisabledReason reason={sessions.length === 1 ? 'This is the only session' : null}>
            <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
              Sign out everywhere else
            </Button>
          </DisabledReason>
        </>
      )}
    </Listing>
  );
}
