import { Button } from '@mantine/core';
import { FunnelX } from 'lucide-react';
import { StateMessage } from './state-message.tsx';

interface Props {
  /** Plural of the listed kind: `notes`. */
  things: string;
  /** Number without the filter, if known. */
  of?: number;
  /** Description of the filter: `“checkout” in the title`. */
  by?: string;
  onClear: () => void;
}

/** Empty result of a filter. */
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
