import { Tooltip, VisuallyHidden } from '@mantine/core';
import { cloneElement, useId, type ReactElement, type SyntheticEvent } from 'react';

interface Props {
  /** Why the control is disabled; null if enabled. */
  reason: string | null | undefined;
  /** A single Mantine control, such as a Button or an ActionIcon. */
  children: ReactElement<Record<string, unknown>>;
}

/** Explains visibly and to screen readers why a control is disabled. Keeps it in the tab order. */
export function DisabledReason({ reason, children }: Props) {
  const id = useId();
  if (!reason) return children;
  const stop = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const disabled = cloneElement(children, {
    'aria-disabled': true,
    'data-disabled': true,
    'aria-describedby': id,
    onClick: stop,
    href: undefined,
    type: 'button',
  });
  return (
    <>
      <Tooltip label={reason} openDelay={0} events={{ hover: true, focus: true, touch: true }}>
        {disabled}
      </Tooltip>
      <VisuallyHidden id={id}>{reason}</VisuallyHidden>
    </>
  );
}
