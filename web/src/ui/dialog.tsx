import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { holdKeys } from '../kernel/keys/type-ahead.ts';
import { useLayer } from '../kernel/keys/use-layer.ts';

/** Modal dialog. Escape closes it only if no layer is open above it. */
export function Dialog({ opened, onClose, closeOnEscape = true, children, ...props }: ModalProps) {
  useLayer(opened && closeOnEscape, onClose);
  useTypedAhead(opened);
  useFocusBack();
  return (
    <Modal opened={opened} onClose={onClose} closeOnEscape={false} {...props}>
      <Held still={!opened}>{children}</Held>
    </Modal>
  );
}

/** Keys typed before the dialog has the focus go into its field. */
function useTypedAhead(opened: boolean) {
  useLayoutEffect(() => (opened ? holdKeys() : undefined), [opened]);
}

/** Returns the focus when an open dialog is unmounted. Mantine does so only for a dialog that closes first. */
function useFocusBack() {
  const [opener] = useState(() => openerOf(document.activeElement));
  useEffect(
    () => () => {
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    },
    [opener],
  );
}

/** The focused element, or the button of its menu, which closes when the dialog opens. */
function openerOf(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = menu ? document.getElementById(menu) : element;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** Keeps the last content during the closing animation, so that a reset form doesn't flash empty. */
function Held({ still, children }: { still: boolean; children: ReactNode }) {
  const [shown, setShown] = useState(children);
  if (!still && shown !== children) setShown(children);
  return still ? shown : children;
}
