import { feedbackMail, feedbackText, type FeedbackLink } from '@evident/domain/links';
import { Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCopy } from '../../kernel/copy.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';

interface Props {
  link: FeedbackLink;
  /** The address of this installation; null if it has none. */
  address: string | null;
}

type Rating = 'UP' | 'DOWN';

/** Feedback about the product. The member's own mail program sends it, so that nothing is sent unseen. */
export function FeedbackForm({ link, address }: Props) {
  const [message, setMessage] = useState(link.message);
  const [rating, setRating] = useState<Rating | null>(null);
  const { said, copy } = useCopy();
  const text = feedbackText(link, { message, rating });
  const reason = message.trim() === '' && rating === null ? 'Write a message first' : null;
  return (
    <Stack gap="md" maw={640}>
      {link.withThumbsUpOrDownRating && (
        <Radio.Group
          label="Rating"
          value={rating ?? ''}
          onChange={(value) => setRating(value === 'UP' ? 'UP' : 'DOWN')}
        >
          <Group gap="md" mt="xs">
            <Radio value="UP" label="Good" />
            <Radio value="DOWN" label="Bad" />
          </Group>
        </Radio.Group>
      )}
      <Textarea
        label="Message"
        autosize
        minRows={5}
        maxRows={14}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        description={link.context ? `The page ${link.context} is added to the message.` : undefined}
      />
      {link.withAttachment && <p>Attach files in your mail program.</p>}
      <Group gap="sm">
        <DisabledReason reason={reason}>
          <Button component="a" href={reason === null ? feedbackMail(address, text) : undefined}>
            Open in mail program
          </Button>
        </DisabledReason>
        <DisabledReason reason={reason}>
          <Button variant="default" onClick={() => void copy(text)}>
            Copy message
          </Button>
        </DisabledReason>
        <span role="status">
          {said === 'copied' && 'Copied'}
          {said === 'refused' && 'The browser blocked the clipboard. Copy the message by hand.'}
        </span>
      </Group>
      <p>
        {address === null
          ? 'This installation has no address for feedback. Send the message to a workspace admin.'
          : `Goes to ${address}.`}
      </p>
    </Stack>
  );
}
