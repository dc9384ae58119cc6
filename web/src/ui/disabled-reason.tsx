import { isOfRole } from '@evident/domain/permissions';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { cloneElement, useId, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';

interface Props {
  /** Why the control is disabled; null if enabled. */
  reason: string | null | undefined;
  /** The value of the control, for members whose role can never use it. */
  value?: ReactNode;
  /** A single Mantine control, such as a Button or an ActionIcon. */
  children: ReactElement<Record<string, unknown>>;
}

/**
 * Explains visibly and to screen readers why a control is disabled. Keeps it in the tab order. Leaves out controls that
 * the member’s role can never use.
 */
export function DisabledReason({ reason, value = null, children }: Props) {
  const id = useId();
  if (!reason) return children;
  if (isOfRole(reason)) return value;
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
