import { Button } from '@mantine/core';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSaveAsNote } from '../../data/channels/mutations.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProjectChoice } from '../../ui/project-choice.tsx';

interface Props {
  channelId: string;
  dataPointId: string;
}

/** Makes a note of a data point in a project, to highlight it and use it as evidence. */
export function SaveAsNote({ channelId, dataPointId }: Props) {
  const [choosing, setChoosing] = useState(false);
  const navigate = useNavigate();
  const save = useSaveAsNote(channelId, dataPointId);
  const saveIn = async ({ id: projectId, title }: { id: string; title: string }) => {
    setChoosing(false);
    try {
      const note = await save.mutateAsync({ projectId });
      if (!note) return;
      showToast({
        title: `It is a note of “${title}”`,
        action: { label: 'Open', run: () => void navigate(`/data/${note.id}`) },
      });
    } catch (problem) {
      showProblem(problem, 'The note was not made');
    }
  };
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<NotebookPen size={14} aria-hidden />}
        loading={save.isPending}
        onClick={() => setChoosing(true)}
      >
        Save as note…
      </Button>
      {choosing && (
        <Dialog
          opened
          onClose={() => setChoosing(false)}
          title="Save as a note in"
          closeButtonProps={{ 'aria-label': 'Close' }}
        >
          <p>Its words can then be highlighted, tagged and used as evidence.</p>
          <ProjectChoice onChoose={(project) => void saveIn(project)} />
        </Dialog>
      )}
    </>
  );
}
