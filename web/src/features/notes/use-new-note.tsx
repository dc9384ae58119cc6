import { Button } from '@mantine/core';
import { FilePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCreateNote } from '../../data/notes/mutations.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { usePageActions } from '../../ui/use-page-actions.ts';

/**
 * The button that makes an empty note in a project and opens it. The page has the same as a command.
 * @param readOnly the reason adding notes is disabled; null if allowed
 */
export function useNewNote(projectId: string, readOnly: string | null): ReactNode {
  const write = useCreateNote(projectId);
  usePageActions([
    {
      label: 'New note',
      icon: FilePlus,
      keywords: 'create write',
      run: () => write.mutate(),
      disabledReason: readOnly,
    },
  ]);
  return (
    <DisabledReason reason={readOnly}>
      <Button variant="default" loading={write.isPending} onClick={() => write.mutate()}>
        New note
      </Button>
    </DisabledReason>
  );
}
