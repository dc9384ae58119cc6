import type { NewTopic } from '@evident/domain/channels';
import { useCreateTopic } from '../../data/channels/topics.ts';
import { TitleDialog } from '../../ui/title-dialog.tsx';

interface Props {
  channelId: string;
  /** Begins with this title. */
  title?: string;
  /** Begins with data points of a theme, or with these. */
  from?: Pick<NewTopic, 'themeId' | 'dataPointIds'>;
  onCreated: (topicId: string, title: string) => void;
  onClose: () => void;
}

/** Asks for the title of a new topic. */
export function NewTopicDialog({ channelId, title = '', from, onCreated, onClose }: Props) {
  const { mutateAsync } = useCreateTopic(channelId);
  return (
    <TitleDialog
      heading="New topic"
      proposed={title}
      placeholder="Late deliveries"
      verb="Create topic"
      onTitle={async (wanted) => {
        const created = await mutateAsync({ title: wanted, ...from });
        if (created) onCreated(created.id, wanted);
      }}
      onClose={onClose}
    />
  );
}
