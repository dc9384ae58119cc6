import { TextInput } from '@mantine/core';
import { SLUG_CUT, slugOf, teamWording, type TeamView } from '@evident/domain/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { whoQuery } from '../../data/identity/queries.ts';
import { SavedForm } from '../../ui/saved-form.tsx';
import { useWorkspaceChange } from './use-workspace-change.ts';

interface Props {
  workspace: TeamView;
  /** Why it can't be changed by this person; null when it can. */
  reason: string | null;
  /** Told when the workspace has moved to another address. */
  onMoved: (subdomain: string) => void;
}

/** What the workspace is called, and where it is. */
export function WorkspaceWording({ workspace, reason, onMoved }: Props) {
  const [name, setName] = useState(workspace.name);
  const [subdomain, setSubdomain] = useState(workspace.subdomain);
  const client = useQueryClient();
  const change = useWorkspaceChange(workspace);
  const moved = slugOf(subdomain) !== workspace.subdomain;
  const save = async () => {
    await change({ ...(name === workspace.name ? {} : { name }), ...(moved ? { subdomain } : {}) });
    if (moved) onMoved(slugOf(subdomain));
    else await client.invalidateQueries(whoQuery());
  };
  const below = new URL(workspace.url).host.slice(workspace.subdomain.length);
  return (
    <SavedForm
      verb="Save"
      changed={name !== workspace.name || moved}
      save={save}
      done="Workspace updated"
      disabledReason={reason}
    >
      <TextInput
        label="Name"
        required
        withAsterisk={false}
        readOnly={reason !== null}
        maxLength={teamWording.properties.name.maxLength}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label="Address"
        required
        withAsterisk={false}
        readOnly={reason !== null}
        maxLength={SLUG_CUT}
        spellCheck={false}
        autoCapitalize="none"
        description={moved ? 'Links with the old address stop working.' : `Followed by ${below}`}
        value={subdomain}
        onChange={(event) => setSubdomain(event.currentTarget.value.toLowerCase())}
      />
    </SavedForm>
  );
}
