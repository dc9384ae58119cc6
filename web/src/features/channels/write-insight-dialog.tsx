import type { ThemeView } from '@evident/domain/channels';
import { useWriteThemeInsight } from '../../data/channels/theme-insight.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProjectChoice } from '../../ui/project-choice.tsx';

interface Props {
  theme: Pick<ThemeView, 'id' | 'channelId' | 'title'>;
  onClose: () => void;
}

/** Chooses the project of an insight about a theme, and writes its draft. */
export function WriteInsightDialog({ theme, onClose }: Props) {
  const write = useWriteThemeInsight(theme);
  return (
    <Dialog opened onClose={onClose} title="Write an insight in" closeButtonProps={{ 'aria-label': 'Close' }}>
      <p>
        The draft has the numbers of the theme and its quotes as evidence. The quoted data points become notes of the
        project and lead back to their source.
      </p>
      <ProjectChoice
        onChoose={({ id: projectId }) => {
          write.mutate({ projectId });
          onClose();
        }}
      />
    </Dialog>
  );
}
