import { Badge, Button } from '@mantine/core';
import type { AccessTokenView } from '@evident/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useRevokeAccessToken } from '../../data/identity/mutations.ts';
import { accessTokensQuery } from '../../data/identity/queries.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import lines from '../../ui/lines.module.css';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { exactTime } from '../../ui/time.ts';
import { NewAccessToken } from './new-access-token.tsx';
import { useFeatureGate } from '../../data/plans/gates.ts';
import { PlanGate } from '../../ui/plan-gate.tsx';

/** The member's access tokens in this workspace. */
export function AccessTokens() {
  const [making, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<AccessTokenView | null>(null);
  const { data, error, refetch } = useQuery(accessTokensQuery());
  const revoke = useRevokeAccessToken();
  const gate = useFeatureGate('publicApi');
  const empty = (
    <EmptyState icon={KeyRound} title="Tokens let scripts act for you">
      A script with a token can do what you can, in this workspace only.
    </EmptyState>
  );
  return (
    <>
      <PlanGate gate={gate} />
      <Listing of={{ items: data?.items, problem: error, again: () => void refetch() }} things="tokens" empty={empty}>
        {(tokens) => (
          <ul className={lines.lines} aria-label="Access tokens">
            {tokens.map((token) => (
              <li key={token.id} className={lines.line}>
                <KeyRound size={16} aria-hidden />
                <span className={lines.main}>
                  {token.name}
                  <small>
                    <Life token={token} />
                  </small>
                </span>
                <Badge variant="light" color="gray">
                  {token.scopes.includes('write') ? 'Read and write' : 'Read'}
                </Badge>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Revoke ${token.name}`}
                  onClick={() => setLeaving(token)}
                >
                  Revoke
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Listing>
      <Button variant="default" onClick={() => setMaking(true)}>
        New token
      </Button>
      <NewAccessToken opened={making} onClose={() => setMaking(false)} />
      <ConfirmDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={`Revoke ${leaving?.name ?? 'the token'}?`}
        verb="Revoke"
        danger
        onConfirm={() => revoke.mutateAsync(leaving!.id)}
      >
        Programs that use it stop working at once. This can’t be undone.
      </ConfirmDialog>
    </>
  );
}

function Life({ token: { usedAt, expiresAt } }: { token: AccessTokenView }) {
  const [now] = useState(() => new Date());
  const until =
    expiresAt === null
      ? 'never expires'
      : `${new Date(expiresAt) > now ? 'expires' : 'expired'} ${exactTime(new Date(expiresAt))}`;
  return (
    <>
      {usedAt === null ? (
        'never used'
      ) : (
        <>
          used <RelativeTime at={usedAt} />
        </>
      )}{' '}
      · {until}
    </>
  );
}
