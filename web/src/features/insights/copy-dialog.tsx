import { Text } from '@mantine/core';
import { Dialog } from '../../ui/dialog.tsx';
import { ProjectChoice } from '../../ui/project-choice.tsx';

interface Props {
  /** In quotes. */
  title: string;
  onClose: () => void;
  onChoose: (project: { id: string; title: string }) => void;
}

/** Chooses the project of a copy. */
export function CopyDialog({ title, onClose, onChoose }: Props) {
  return (
    <Dialog opened onClose={onClose} title={`Duplicate ${title}`} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text c="dimmed" size="sm" mb="sm">
        Text, evidence and fields are copied. Comments and public links are not. The copy is unpublished.
      </Text>
      <ProjectChoice onChoose={onChoose} />
    </Dialog>
  );
}
