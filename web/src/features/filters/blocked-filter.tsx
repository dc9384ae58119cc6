import { Button } from '@mantine/core';
import { FunnelX } from 'lucide-react';
import { StateMessage } from '../../ui/states/state-message.tsx';

interface Props {
  /** The address holds no filter; otherwise a condition cannot be used. */
  unreadable: boolean;
  onClear: () => void;
}

/** Shown in place of a list whose filter cannot be used. Without it the list would show more than was asked for. */
export function BlockedFilter({ unreadable, onClear }: Props) {
  return (
    <StateMessage
      icon={FunnelX}
      role="status"
      title={unreadable ? 'The filter in this link can’t be read' : 'This filter can’t be used'}
      action={
        <Button variant="default" onClick={onClear}>
          Clear the filter
        </Button>
      }
    >
      {unreadable
        ? 'The link may have been cut off. Ask for a new one, or clear the filter to see everything.'
        : 'Change or remove the marked condition to see results.'}
    </StateMessage>
  );
}
