import { Checkbox } from '@mantine/core';
import { FEED_TITLE_MAX, type NewFeed } from '@evident/domain/feeds';
import { useState } from 'react';
import { TitleDialog } from '../../ui/title-dialog.tsx';
import { useCreateFeed } from '../../data/feeds/mutations.ts';

interface Props {
  params: NewFeed['params'];
  onSaved: (feedId: string) => void;
  onClose: () => void;
}

/** Asks for the title of a feed, and whether others see it. */
export function SaveFeedDialog({ params, onSaved, onClose }: Props) {
  const [shared, setShared] = useState(false);
  const { mutateAsync } = useCreateFeed();
  const save = async (title: string) => {
    const saved = await mutateAsync({ title, shared, params });
    if (saved) onSaved(saved.id);
  };
  return (
    <TitleDialog heading="Save feed" maxLength={FEED_TITLE_MAX} verb="Save feed" onTitle={save} onClose={onClose}>
      <Checkbox
        mt="md"
        label="Share with the workspace"
        description="Each member gets only what they can see. The title, the words and the conditions are seen by all."
        checked={shared}
        onChange={({ currentTarget }) => setShared(currentTarget.checked)}
      />
    </TitleDialog>
  );
}
