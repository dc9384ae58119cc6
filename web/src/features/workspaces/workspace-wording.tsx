import { TextInput } from '@mantine/core';
import { SLUG_CUT, slugOf, teamWording, type TeamView } from '@evident/domain/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { whoQuery } from '../../data/identity/queries.ts';
import { SavedForm } from '../../ui/saved-form.tsx';
import { useWorkspaceChange } from '../../data/workspaces/mutations.ts';

interface Props {
  workspace: TeamView;
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
  /** Called after the address of the workspace changed. */
  onMoved: (subdomain: string) => void;
}

/** Edits name and address of the workspace. */
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
