import { Checkbox, NativeSelect } from '@mantine/core';
import { ORG_SIZES, type OrgSize, type TeamView } from '@evident/domain/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { whoQuery } from '../../data/identity/queries.ts';
import { SavedForm } from '../../ui/saved-form.tsx';
import { useWorkspaceChange } from '../../data/workspaces/mutations.ts';

interface Props {
  workspace: TeamView;
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
}

/** Details that are visible only to members. */
export function WorkspaceDetails({ workspace, reason }: Props) {
  const [orgSize, setOrgSize] = useState<OrgSize | ''>(workspace.orgSize ?? '');
  const [marketing, setMarketing] = useState(workspace.marketingCommsEnabled);
  const client = useQueryClient();
  const change = useWorkspaceChange(workspace);
  const save = async () => {
    await change({ orgSize: orgSize || null, marketingCommsEnabled: marketing });
    await client.invalidateQueries(whoQuery());
  };
  const changed = orgSize !== (workspace.orgSize ?? '') || marketing !== workspace.marketingCommsEnabled;
  return (
    <SavedForm verb="Save" changed={changed} save={save} done="Workspace updated" disabledReason={reason}>
      <NativeSelect
        label="Company size"
        disabled={reason !== null}
        data={[
          { value: '', label: 'Prefer not to say' },
          ...ORG_SIZES.map((value) => ({ value, label: `${value} people` })),
        ]}
        value={orgSize}
        onChange={(event) => setOrgSize(event.currentTarget.value as OrgSize | '')}
      />
      <Checkbox
        label="Send news about Evident to admins"
        disabled={reason !== null}
        checked={marketing}
        onChange={(event) => setMarketing(event.currentTarget.checked)}
      />
    </SavedForm>
  );
}
