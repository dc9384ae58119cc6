import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { FEED_TITLE_MAX, type NewFeed } from '@evident/domain/feeds';
import { useState, type FormEvent } from 'react';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useCreateFeed } from './use-feed-changes.ts';

interface Props {
  params: NewFeed['params'];
  onSaved: (feedId: string) => void;
  onClose: () => void;
}

/** Asks for the title of a feed, and whether others see it. */
export function SaveFeedDialog({ params, onSaved, onClose }: Props) {
  const [title, setTitle] = useState('');
  const [shared, setShared] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync, isPending } = useCreateFeed();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return setProblem('Enter a title.');
    try {
      const saved = await mutateAsync({ title: title.trim(), shared, params });
      if (saved) onSaved(saved.id);
    } catch (thrown) {
      setProblem(asProblem(thrown).inWords);
    }
  };
  return (
    <Dialog opened onClose={onClose} title="Save feed" size="sm">
      <form onSubmit={(event) => void submit(event)}>
        <TextInput
          label="Title"
          maxLength={FEED_TITLE_MAX}
          value={title}
          error={problem}
          onChange={({ currentTarget }) => {
            setTitle(currentTarget.value);
            setProblem(null);
          }}
          data-autofocus
        />
        <Checkbox
          mt="md"
          label="Share with the workspace"
          description="Each member gets only what they can see. The title, the words and the conditions are seen by all."
          checked={shared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending}>
            Save feed
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
