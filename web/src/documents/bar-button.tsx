import { ActionIcon, Tooltip } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import { DisabledReason } from '../ui/disabled-reason.tsx';

interface Props {
  label: string;
  icon: LucideIcon;
  /** Absent for buttons that are not switches. */
  on?: boolean;
  /** Why it is disabled; absent if it is not. */
  reason?: string | undefined;
  /** Leaves the selected words selected when it is pressed. */
  keepsSelection?: boolean;
  onClick: () => void;
}

/** A button of the document toolbar. */
export function BarButton({ label, icon: Icon, on, reason, keepsSelection, onClick }: Props) {
  const button = (
    <ActionIcon
      aria-label={label}
      aria-pressed={on}
      variant={on ? 'light' : 'subtle'}
      color={on ? 'accent' : 'gray'}
      onMouseDown={keepsSelection ? (event) => event.preventDefault() : undefined}
      onClick={onClick}
    >
      <Icon size={17} aria-hidden />
    </ActionIcon>
  );
  return reason ? <DisabledReason reason={reason}>{button}</DisabledReason> : <Tooltip label={label}>{button}</Tooltip>;
}
