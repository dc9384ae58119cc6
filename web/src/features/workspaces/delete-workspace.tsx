import { Button, Group, List, Text, TextInput } from '@mantine/core';
import { type WorkspaceContents, isTypedName } from '@evident/domain/workspaces';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useEnvironment } from '../../data/workspaces/environment.ts';
import { WORKSPACE_EXPORT_PATH, contentsToDelete, deleteWorkspace } from '../../data/workspaces/mutations.ts';
import { useSubmit } from '../../kernel/use-submit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { sizeInWords } from '../../ui/size-in-words.ts';

interface Props {
  name: string;
  /** The reason deletion is disabled; null if allowed. */
  reason: string | null;
  /** Leaves the host of the workspace, which is closed. */
  leave?: (rootUrl: string) => void;
}

/** Deletes the workspace after its contents were shown and its name is typed. */
export function DeleteWorkspace({
  name,
  reason,
  leave = (rootUrl) => location.assign(`${rootUrl}/auth/workspaces`),
}: Props) {
  const [contents, setContents] = useState<WorkspaceContents | null>(null);
  const opening = useSubmit(async () => setContents(await contentsToDelete()));
  return (
    <>
      <DisabledReason reason={reason}>
        <Button variant="default" c="danger" loading={opening.busy} onClick={() => void opening.submit()}>
          Delete workspace…
        </Button>
      </DisabledReason>
      <ProblemNote problem={opening.problem} />
      <Dialog
        opened={contents !== null}
        onClose={() => setContents(null)}
        title={`Delete ${name}?`}
        size="md"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {contents && <Deleting name={name} contents={contents} leave={leave} onClose={() => setContents(null)} />}
      </Dialog>
    </>
  );
}

interface DeletingProps extends Required<Pick<Props, 'name' | 'leave'>> {
  contents: WorkspaceContents;
  onClose: () => void;
}

function Deleting({ name, contents, leave, onClose }: DeletingProps) {
  const [typed, setTyped] = useState('');
  const { data } = useEnvironment();
  const { busy, problem, edited, submit } = useSubmit(async () => {
    await deleteWorkspace(typed);
    leave(data?.rootUrl ?? '');
  });
  const { graceDays, hasSubscription } = contents;
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Text>These are deleted for everyone:</Text>
      <List size="sm" my="xs" aria-label="Contents of the workspace">
        {linesOf(contents).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      <Text c="dimmed" size="sm">
        The workspace closes at once: members cannot open it, and access tokens, webhooks, automations, imports and
        public links stop.{' '}
        {graceDays > 0
          ? `For ${days(graceDays)}, each admin can keep it, and everything works again. Then all of it is erased.`
          : 'All of it is erased within minutes. This cannot be undone.'}
      </Text>
      <Button
        component="a"
        href={WORKSPACE_EXPORT_PATH}
        download
        variant="default"
        mt="md"
        leftSection={<Download size={16} aria-hidden />}
      >
        Export everything first
      </Button>
      {hasSubscription ? (
        <Text mt="md" role="status">
          This workspace has a paid plan. Cancel the plan first.
        </Text>
      ) : (
        <TextInput
          mt="md"
          label={`Type “${name}” to confirm`}
          value={typed}
          onChange={(event) => {
            edited();
            setTyped(event.currentTarget.value);
          }}
          autoComplete="off"
          data-autofocus
        />
      )}
      <ProblemNote problem={problem} />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" color="danger" loading={busy} disabled={hasSubscription || !isTypedName(name, typed)}>
          Delete workspace
        </Button>
      </Group>
    </form>
  );
}

const some = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const days = (count: number): string => some(count, 'day', 'days');

const linesOf = (contents: WorkspaceContents): string[] => [
  `${some(contents.members, 'member', 'members')} lose access`,
  some(contents.projects, 'project', 'projects'),
  some(contents.notes, 'note', 'notes'),
  some(contents.recordings, 'recording', 'recordings'),
  `${some(contents.files, 'file', 'files')} (${sizeInWords(contents.fileBytes)})`,
  some(contents.publicLinks, 'public link', 'public links'),
  some(contents.accessTokens, 'access token', 'access tokens'),
];
