import { Button } from '@mantine/core';
import { FunnelX } from 'lucide-react';
import { StateMessage } from './state-message.tsx';

interface Props {
  /** The product's word for what is listed, in the plural: `notes`. */
  things: string;
  /** How many there are without the filter, when that is known. */
  of?: number;
  /** What is filtered by, in words: `“checkout” in the title`. */
  by?: string;
  onClear: () => void;
}

/** There are things, but the filter lets none through. */
export function FilteredToNothing({ things, of, by, onClear }: Props) {
  return (
    <StateMessage
      icon={FunnelX}
      role="status"
      title={`No ${things} match`}
      action={
        <Button variant="default" onClick={onClear}>
          Clear the filter
        </Button>
      }
    >
      {of === undefined
        ? `Every one of the ${things} here is hidden by the filter`
        : `The filter hides all ${of.toLocaleString()} ${things}`}
      {by === undefined ? '.' : `: ${by}.`}
    </StateMessage>
  );
}
