import { NativeSelect } from '@mantine/core';
import { PEOPLE_ACCESS, type PeopleAccess } from '@evident/domain/people';
import type { TeamView } from '@evident/domain/workspaces';
import { useSaveSetting } from '../../data/workspaces/settings.ts';

interface Props {
  workspace: Pick<TeamView, 'peopleAccess' | 'version'>;
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
}

const LABELS: Record<PeopleAccess, string> = {
  EVERYONE: 'All members',
  CONTRIBUTORS: 'Contributors and managers',
  MANAGERS: 'Managers and admins',
};

/** The members who see contacts. */
export function PeopleAccessRule({ workspace, reason }: Props) {
  const saving = useSaveSetting(workspace, {
    done: 'Access to contacts updated',
    refused: 'Access to contacts was not updated',
  });
  return (
    <NativeSelect
      label="Who sees contacts"
      description={reason ?? 'Everyone else sees “Contact hidden” in notes. Transcripts keep the names of speakers.'}
      disabled={reason !== null || saving.isPending}
      value={saving.isPending ? saving.variables.peopleAccess : workspace.peopleAccess}
      data={PEOPLE_ACCESS.map((value) => ({ value, label: LABELS[value] }))}
      onChange={(event) => saving.mutate({ peopleAccess: event.currentTarget.value as PeopleAccess })}
    />
  );
}
