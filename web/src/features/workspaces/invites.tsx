import { Badge, Button } from '@mantine/core';
import { Mail } from 'lucide-react';
import { useInviteLink, useRevokeInvite } from '../../data/workspaces/mutations.ts';
import { invitesQuery } from '../../data/workspaces/queries.ts';
import { copyLink } from '../../kernel/copy.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { useWho } from '../../kernel/who.ts';
import lines from '../../ui/lines.module.css';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { exactTime } from '../../ui/time.ts';
import { adminsOnly } from './admin-reasons.ts';
import { roleLabel } from './roles.ts';
import styles from './workspaces.module.css';

/** Pending and expired invites; admins only. */
export function Invites() {
  const who = useWho();
  const reason = adminsOnly(who);
  const invites = usePages(invitesQuery(), { enabled: who !== null && reason === null });
  const revoke = useRevokeInvite();
  const linking = useInviteLink();
  if (reason !== null) return <p className={styles.quiet}>Only admins see who was invited.</p>;
  return (
    <>
      <Listing
        of={invites}
        things="invites"
        empty={
          <EmptyState icon={Mail} title="No pending invites">
            People you invite appear here until they join.
          </EmptyState>
        }
      >
        {(items) => (
          <ul className={lines.lines} aria-label="Invites">
            {items.map(({ id, email, role, workspaceAdmin, state, createdAt, expiresAt }) => (
              <li key={id} className={lines.line}>
                <Mail size={16} aria-hidden />
                <span className={lines.main}>
                  {email}
                  <small>
                    {roleLabel(role)}
                    {workspaceAdmin && ', admin'} · sent <RelativeTime at={createdAt} /> ·{' '}
                    {state === 'EXPIRED' ? 'expired' : 'valid until'} {exactTime(new Date(expiresAt))}
                  </small>
                </span>
                {state === 'EXPIRED' && (
                  <Badge variant="light" color="gray">
                    Expired
                  </Badge>
                )}
                {state === 'PENDING' && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={`Copy link of the invite of ${email}`}
                    loading={linking.isPending && linking.variables === id}
                    onClick={() => linking.mutate(id, { onSuccess: ({ url }) => copyLink(url) })}
                  >
                    Copy link
                  </Button>
                )}
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Revoke invite for ${email}`}
                  onClick={() => revoke.mutate(id)}
                >
                  Revoke
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Listing>
      {invites.more && (
        <Button variant="default" loading={invites.loadingMore} onClick={invites.more}>
          Show more
        </Button>
      )}
    </>
  );
}
