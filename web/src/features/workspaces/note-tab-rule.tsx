import { NativeSelect } from '@mantine/core';
import { NOTE_TABS, type NoteTab, type TeamView } from '@evident/domain/workspaces';
import { useSaveSetting } from '../../data/workspaces/settings.ts';

interface Props {
  workspace: Pick<TeamView, 'noteTab' | 'version'>;
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
}

/** The tab of the sidebar of notes that opens first. */
export function NoteTabRule({ workspace, reason }: Props) {
  const saving = useSaveSetting(workspace, {
    done: 'First tab of notes updated',
    refused: 'The first tab was not updated',
  });
  return (
    <NativeSelect
      label="First tab of the sidebar of notes"
      description={reason ?? 'Opens until a member chooses another tab. Their last choice is remembered.'}
      disabled={reason !== null || saving.isPending}
      value={saving.isPending ? saving.variables.noteTab : workspace.noteTab}
      data={[...NOTE_TABS]}
      onChange={(event) => saving.mutate({ noteTab: event.currentTarget.value as NoteTab })}
    />
  );
}
