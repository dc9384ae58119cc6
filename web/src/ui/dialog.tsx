import { Modal, type ModalProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useLayer } from '../kernel/keys/use-layer.ts';

/** Modal dialog. Escape closes it only if no layer is open above it. */
export function Dialog({ opened, onClose, closeOnEscape = true, children, ...props }: ModalProps) {
  useLayer(opened && closeOnEscape, onClose);
  return (
    <Modal opened={opened} onClose={onClose} closeOnEscape={false} {...props}>
      <Held still={!opened}>{children}</Held>
    </Modal>
  );
}

/** Keeps the last content during the closing animation, so that a reset form doesn't flash empty. */
function Held({ still, children }: { still: boolean; children: ReactNode }) {
  const [shown, setShown] = useState(children);
  if (!still && shown !== children) setShown(children);
  return still ? shown : children;
}
