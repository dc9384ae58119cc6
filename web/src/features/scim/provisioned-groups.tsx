import { Checkbox, NativeSelect } from '@mantine/core';
import type { Role } from '@evident/domain/permissions';
import type { ProvisioningView } from '@evident/domain/scim';
import { UsersRound } from 'lucide-react';
import { useProvisioningChanges } from '../../data/scim/mutations.ts';
import lines from '../../ui/lines.module.css';
import { NothingYet } from '../../ui/section.tsx';
import { ROLE_CHOICES } from './role-choices.ts';

interface Props {
  groups: ProvisioningView['groups'];
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
}

const CHOICES = [{ value: '', label: 'No role' }, ...ROLE_CHOICES];

/** Groups of the directory, with the role that each gives to its members. */
export function ProvisionedGroups({ groups, reason }: Props) {
  const { setGroup } = useProvisioningChanges();
  if (groups.length === 0) return <NothingYet>Groups that the directory sends appear here.</NothingYet>;
  const disabled = reason !== null || setGroup.isPending;
  return (
    <ul className={lines.lines} aria-label="Groups of the directory">
      {groups.map(({ id, name, members, role, workspaceAdmin }) => (
        <li key={id} className={lines.line}>
          <UsersRound size={16} aria-hidden />
          <span className={lines.main}>
            {name}
            <small>{members === 1 ? '1 member' : `${members} members`}</small>
          </span>
          <Checkbox
            label="Admins"
            aria-label={`Members of ${name} are admins`}
            disabled={disabled}
            checked={workspaceAdmin}
            onChange={(event) => setGroup.mutate({ groupId: id, role, workspaceAdmin: event.currentTarget.checked })}
          />
          <NativeSelect
            aria-label={`Role of members of ${name}`}
            data={CHOICES}
            disabled={disabled}
            value={role ?? ''}
            onChange={(event) =>
              setGroup.mutate({ groupId: id, role: (event.currentTarget.value || null) as Role | null, workspaceAdmin })
            }
          />
        </li>
      ))}
    </ul>
  );
}
