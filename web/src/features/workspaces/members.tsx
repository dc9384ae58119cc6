import { Badge, Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Role } from '@evident/domain/permissions';
import { type MemberView, takesSeat } from '@evident/domain/workspaces';
import { Eye, LogOut, ShieldCheck, ShieldOff, UserMinus, Users } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSeats } from '../../data/plans/gates.ts';
import { memberListQuery } from '../../data/workspaces/members.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { useWho } from '../../kernel/who.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import lines from '../../ui/lines.module.css';
import { MenuButton } from '../../ui/menu-button.tsx';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { PersonName } from '../../ui/person-name.tsx';
import { PlanGate } from '../../ui/plan-gate.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { adminsOnly, lastAdminReason } from './admin-reasons.ts';
import { roleAbout, roleLabel } from './roles.ts';
import { useRoleChoices } from './use-role-choices.ts';
import { useEndMemberSessions } from '../../data/oversight/rules.ts';
import { useMemberChanges } from '../../data/workspaces/mutations.ts';
import styles from './workspaces.module.css';

const PAUSE_MS = 250;

/** Members and their roles. Admins edit them here. */
export function Members() {
  const [words, setWords] = useState('');
  const [search] = useDebouncedValue(words.trim(), PAUSE_MS);
  const [leaving, setLeaving] = useState<MemberView | null>(null);
  const [signedOut, setSignedOut] = useState<MemberView | null>(null);
  const [seated, setSeated] = useState<{ member: MemberView; role: Role } | null>(null);
  const seats = useSeats();
  const roles = useRoleChoices();
  const who = useWho();
  const navigate = useNavigate();
  const members = usePages(memberListQuery(search));
  const { change, remove } = useMemberChanges();
  const endSessions = useEndMemberSessions();
  const reason = adminsOnly(who);
  const admins = members.items?.filter(({ workspaceAdmin, suspended }) => workspaceAdmin && !suspended).length ?? 0;
  const setRole = (member: MemberView, role: Role) =>
    seats !== null && takesSeat(role) && !takesSeat(member.role)
      ? setSeated({ member, role })
      : change.mutate({ id: member.id, role });
  const soleAdmin = (member: MemberView) =>
    members.more === null && search === '' ? lastAdminReason(member, admins) : null;
  const nobody = search ? (
    <FilteredToNothing things="members" onClear={() => setWords('')} />
  ) : (
    <EmptyState icon={Users} title="No members yet" />
  );
  return (
    <>
      <TextInput
        type="search"
        aria-label="Find a member"
        placeholder="Find by name or email"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        w={280}
        maw="100%"
      />
      <Listing of={members} things="members" empty={nobody}>
        {(items) => (
          <ul className={lines.lines} aria-label="Members">
            {items.map((member) => (
              <li key={member.id} className={lines.line}>
                <PersonAvatar name={member.name} pictureUrl={member.pictureFileId && `/f/${member.pictureFileId}`} />
                <span className={lines.main}>
                  <span>
                    <PeekLink item={{ kind: 'user', id: member.id }} className={styles.name}>
                      {member.name}
                    </PeekLink>
                    {member.id === who?.member.id && (
                      <>
                        {' '}
                        · <PersonName person={member} you />
                      </>
                    )}
                  </span>
                  <small>{member.suspended ? `${member.email} · Suspended by the directory` : member.email}</small>
                </span>
                {member.workspaceAdmin && <Badge variant="light">Admin</Badge>}
                {reason === null ? (
                  <NativeSelect
                    className={styles.role}
                    aria-label={`Role of ${member.name}`}
                    title={roleAbout(member.role)}
                    data={roles.choicesFor(member.role)}
                    value={member.role}
                    onChange={(event) => setRole(member, event.currentTarget.value as Role)}
                  />
                ) : (
                  <span className={styles.role} title={roleAbout(member.role)}>
                    {roleLabel(member.role)}
                  </span>
                )}
                <MenuButton
                  label={`More for ${member.name}`}
                  entries={[
                    member.workspaceAdmin
                      ? {
                          label: 'Remove admin role',
                          icon: ShieldOff,
                          disabledReason: reason ?? soleAdmin(member),
                          run: () => change.mutate({ id: member.id, workspaceAdmin: false }),
                        }
                      : {
                          label: 'Make admin',
                          icon: ShieldCheck,
                          disabledReason: reason,
                          run: () => change.mutate({ id: member.id, workspaceAdmin: true }),
                        },
                    {
                      label: 'What can they see?',
                      icon: Eye,
                      disabledReason: reason,
                      run: () => void navigate(`/audit-log/member/${member.id}`),
                    },
                    {
                      label: 'Sign out everywhere',
                      icon: LogOut,
                      disabledReason: reason,
                      run: () => setSignedOut(member),
                    },
                    {
                      label: 'Remove from the workspace',
                      icon: UserMinus,
                      danger: true,
                      apart: true,
                      disabledReason: reason ?? soleAdmin(member),
                      run: () => setLeaving(member),
                    },
                  ]}
                />
              </li>
            ))}
          </ul>
        )}
      </Listing>
      {reason === null && <PlanGate gate={roles.gate} />}
      {members.more && (
        <Button variant="default" loading={members.loadingMore} onClick={members.more}>
          Show more
        </Button>
      )}
      <ConfirmDialog
        opened={seated !== null}
        onClose={() => setSeated(null)}
        title="Use a seat?"
        verb="Use a seat"
        onConfirm={async () => change.mutate({ id: seated!.member.id, role: seated!.role })}
      >
        {seats} Viewers need none.
      </ConfirmDialog>
      <ConfirmDialog
        opened={signedOut !== null}
        onClose={() => setSignedOut(null)}
        title={`Sign ${signedOut?.name ?? 'the member'} out?`}
        verb="Sign out"
        onConfirm={() => endSessions.mutateAsync(signedOut!.id)}
      >
        All their sessions in this workspace end. They can sign in again. Sessions in other workspaces and access tokens
        are not affected.
      </ConfirmDialog>
      <ConfirmDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={`Remove ${leaving?.name ?? 'the member'}?`}
        verb="Remove"
        danger
        onConfirm={() => remove.mutateAsync(leaving!.id)}
      >
        They lose access at once, and their access tokens stop working. Their work stays under “Deleted user”. They can
        return by invite only.
      </ConfirmDialog>
    </>
  );
}
