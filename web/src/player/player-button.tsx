import { ActionIcon, Tooltip } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';

interface Props {
  label: string;
  icon: LucideIcon;
  /** Absent for buttons that are not switches. */
  on?: boolean;
  className?: string;
  /** Folded away where there is little room. */
  rare?: boolean;
  onClick: () => void;
}

/** A small button of the player, with its name as a tooltip. */
export function PlayerButton({ label, icon: Icon, on, className, rare, onClick }: Props) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        aria-pressed={on}
        className={className}
        data-rare={rare}
        variant={on ? 'light' : 'subtle'}
        color={on ? 'accent' : 'gray'}
        onClick={onClick}
      >
        <Icon size={17} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
