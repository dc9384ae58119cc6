import { NativeSelect, TagsInput } from '@mantine/core';
import type { Role } from '@evident/domain/permissions';
import { JOIN_DOMAINS_MAX, type TeamView } from '@evident/domain/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { whoQuery } from '../../data/identity/queries.ts';
import { SavedForm } from '../../ui/saved-form.tsx';
import { PlanGate } from '../../ui/plan-gate.tsx';
import { roleAbout } from './roles.ts';
import { useRoleChoices } from './use-role-choices.ts';
import { useWorkspaceChange } from '../../data/workspaces/mutations.ts';

interface Props {
  workspace: Pick<TeamView, 'joinDomains' | 'joinRole' | 'version'>;
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
}

/** Email domains whose members can join by themselves, and their role. */
export function JoinRules({ workspace, reason }: Props) {
  const [joinDomains, setDomains] = useState(workspace.joinDomains);
  const [joinRole, setRole] = useState<Role>(workspace.joinRole);
  const client = useQueryClient();
  const roles = useRoleChoices();
  const change = useWorkspaceChange(workspace);
  const otherDomains = joinDomains.join() !== workspace.joinDomains.join();
  const otherRole = joinRole !== workspace.joinRole;
  const save = async () => {
    await change({ ...(otherDomains ? { joinDomains } : {}), ...(otherRole ? { joinRole } : {}) });
    await client.invalidateQueries(whoQuery());
  };
  return (
    <SavedForm
      verb="Save"
      changed={otherDomains || otherRole}
      save={save}
      done="Join rules updated"
      disabledReason={reason}
    >
      <TagsInput
        label="Email domains"
        description="Press Enter after each, such as @example.org"
        disabled={reason !== null}
        maxTags={JOIN_DOMAINS_MAX}
        clearButtonProps={{ 'aria-label': 'Remove all domains' }}
        value={joinDomains}
        onChange={(domains) =>
          setDomains(domains.map((domain) => (domain.startsWith('@') ? domain : `@${domain}`).toLowerCase()))
        }
      />
      <NativeSelect
        label="They join as"
        description={roleAbout(joinRole)}
        disabled={reason !== null}
        data={roles.choicesFor(workspace.joinRole)}
        value={joinRole}
        onChange={(event) => setRole(event.currentTarget.value as Role)}
      />
      {reason === null && <PlanGate gate={roles.gate} />}
    </SavedForm>
  );
}
