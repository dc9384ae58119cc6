import { NativeSelect, Select } from '@mantine/core';
import type { Role } from '@evident/domain/permissions';
import type { ProvisioningView } from '@evident/domain/scim';
import { useQuery } from '@tanstack/react-query';
import { useProvisioningChanges } from '../../data/scim/mutations.ts';
import { allMembersQuery } from '../../data/workspaces/members.ts';
import { ROLE_CHOICES } from './role-choices.ts';

interface Props {
  rules: Pick<ProvisioningView, 'defaultRole' | 'heirId'>;
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
}

/** The role of new members, and the member who gets the projects of those who leave. */
export function ProvisioningRules({ rules: { defaultRole, heirId = null }, reason }: Props) {
  const { update } = useProvisioningChanges();
  const { data: members = [] } = useQuery(allMembersQuery());
  const heirs = members.filter(({ role, suspended }) => role !== 'VIEWER' && !suspended);
  return (
    <>
      <NativeSelect
        label="Role of new members"
        description="For people to whom neither a group nor the directory gives a role."
        data={ROLE_CHOICES}
        disabled={reason !== null || update.isPending}
        value={update.variables?.defaultRole ?? defaultRole}
        onChange={(event) => update.mutate({ defaultRole: event.currentTarget.value as Role })}
        w={320}
        maw="100%"
      />
      <Select
        label="New manager of left projects"
        description="Gets projects whose only manager is suspended or removed."
        placeholder="The admin of longest standing"
        clearable
        searchable
        limit={50}
        nothingFoundMessage="No matching members"
        disabled={reason !== null || update.isPending}
        data={heirs.map(({ id, name }) => ({ value: id, label: name }))}
        value={heirId}
        onChange={(value) => update.mutate({ heirId: value })}
        w={320}
        maw="100%"
      />
    </>
  );
}
