import type { TopicView } from '@evident/domain/channels';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { topicsQuery, useTopicActions } from '../../data/channels/topics.ts';
import { showToast } from '../../kernel/toasts.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { topicPath } from './links.ts';
import { NewTopicDialog } from './new-topic-dialog.tsx';
import { dataPointsInWords } from './words.ts';

interface Props {
  channelId: string;
  dataPointId: string;
}

/** Makes a data point an example of a topic, or of a new one. */
export function AddToTopic({ channelId, dataPointId }: Props) {
  const [open, setOpen] = useState<'choose' | 'new' | null>(null);
  const { data: topics = [] } = useQuery(topicsQuery(channelId));
  const { sort } = useTopicActions(channelId);
  const close = () => setOpen(null);
  const others = topics.filter(({ included }) => !included.includes(dataPointId));
  const choose = (topic: TopicView | undefined) => {
    close();
    if (topic) void sort({ topic, dataPointId, example: 'INCLUDE' });
  };
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<ListPlus size={14} aria-hidden />}
        onClick={() => setOpen(others.length === 0 ? 'new' : 'choose')}
      >
        Add to a topic…
      </Button>
      {open === 'choose' && (
        <Dialog opened onClose={close} title="Add to a topic" closeButtonProps={{ 'aria-label': 'Close' }}>
          <ChoiceList
            label="Topic"
            placeholder="Find a topic"
            nothing="No matching topics."
            places={others.map(({ id, title, dataPoints }) => ({
              id,
              title: `${title} (${dataPointsInWords(dataPoints)})`,
              mark: <ListPlus size={16} aria-hidden />,
            }))}
            onChoose={({ id }) => choose(others.find((one) => one.id === id))}
          />
          <Button variant="default" size="xs" mt={12} onClick={() => setOpen('new')}>
            New topic…
          </Button>
        </Dialog>
      )}
      {open === 'new' && (
        <NewTopicDialog
          channelId={channelId}
          from={{ dataPointIds: [dataPointId] }}
          onCreated={(id, title) => {
            close();
            showToast({ title: `Created topic “${title}”`, link: topicPath({ id, channelId }) });
          }}
          onClose={close}
        />
      )}
    </>
  );
}
