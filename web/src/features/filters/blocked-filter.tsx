import { Button } from '@mantine/core';
import { FunnelX } from 'lucide-react';
import { StateMessage } from '../../ui/states/state-message.tsx';

const REASONS = {
  /** The address holds no filter. */
  unreadable: {
    title: 'The filter in this link can’t be read',
    advice: 'The link may have been cut off. Ask for a new one, or clear the filter to see everything.',
  },
  unseen: {
    title: 'This filter uses a field you can’t see',
    advice: 'Remove the marked condition, or ask a project manager for access.',
  },
  faulty: {
    title: 'This filter can’t be used',
    advice: 'Change or remove the marked condition to see results.',
  },
};

interface Props {
  why: keyof typeof REASONS;
  onClear: () => void;
}

/** Shown in place of a list whose filter cannot be used. Without it the list would show more than was asked for. */
export function BlockedFilter({ why, onClear }: Props) {
  const { title, advice } = REASONS[why];
  return (
    <StateMessage
      icon={FunnelX}
      role="status"
      title={title}
      action={
        <Button variant="default" onClick={onClear}>
          Clear the filter
        </Button>
      }
    >
      {advice}
    </StateMessage>
  );
}
