import { NativeSelect } from '@mantine/core';
import { NOTE_TABS, type NoteTab, type TeamView } from '@evident/domain/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';

interface Props {
  workspace: Pick<TeamView, 'noteTab' | 'version'>;
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
}

/** The tab of the sidebar of notes that opens first. */
export function NoteTabRule({ workspace, reason }: Props) {
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (noteTab: NoteTab) =>
      answer(
        api.PATCH('/api/v1/workspace', { params: { header: unlessChanged(workspace.version) }, body: { noteTab } }),
      ),
    onSuccess: () => showToast({ title: 'First tab of notes updated' }),
    onError: (thrown) => showProblem(thrown, 'The first tab was not updated'),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <NativeSelect
      label="First tab of the sidebar of notes"
      description={reason ?? 'Opens until a member chooses another tab. Their last choice is remembered.'}
      disabled={reason !== null || saving.isPending}
      value={saving.isPending ? saving.variables : workspace.noteTab}
      data={[...NOTE_TABS]}
      onChange={(event) => saving.mutate(event.currentTarget.value as NoteTab)}
    />
  );
}
