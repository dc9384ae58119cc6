import { NativeSelect } from '@mantine/core';
import { PEOPLE_ACCESS, type PeopleAccess } from '@evident/domain/people';
import type { TeamView } from '@evident/domain/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';

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
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (peopleAccess: PeopleAccess) =>
      answer(
        api.PATCH('/api/v1/workspace', {
          params: { header: unlessChanged(workspace.version) },
          body: { peopleAccess },
        }),
      ),
    onSuccess: () => showToast({ title: 'Access to contacts updated' }),
    onError: (thrown) => showProblem(thrown, 'Access to contacts was not updated'),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <NativeSelect
      label="Who sees contacts"
      description={reason ?? 'Everyone else sees “Contact hidden” in notes. Transcripts keep the names of speakers.'}
      disabled={reason !== null || saving.isPending}
      value={saving.isPending ? saving.variables : workspace.peopleAccess}
      data={PEOPLE_ACCESS.map((value) => ({ value, label: LABELS[value] }))}
      onChange={(event) => saving.mutate(event.currentTarget.value as PeopleAccess)}
    />
  );
}
