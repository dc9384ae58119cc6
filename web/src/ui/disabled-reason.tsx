import { Tooltip, VisuallyHidden } from '@mantine/core';
import { cloneElement, useId, type ReactElement, type SyntheticEvent } from 'react';

interface Props {
  /** Why it can't be used now, in words; null when it can. */
  reason: string | null | undefined;
  /** One Mantine control, such as a Button or an ActionIcon. */
  children: ReactElement<Record<string, unknown>>;
}

/** A control that can't be used says why, to the eye and to the ear, instead of being hidden or merely grey. It stays in the tab order. */
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
