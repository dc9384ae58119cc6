import { Modal, type ModalProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useLayer } from '../kernel/keys/use-layer.ts';

/** A dialog above the page. Escape closes it only while nothing is open above it. */
export function Dialog({ opened, onClose, closeOnEscape = true, children, ...props }: ModalProps) {
  useLayer(opened && closeOnEscape, onClose);
  return (
    <Modal opened={opened} onClose={onClose} closeOnEscape={false} {...props}>
      <Held still={!opened}>{children}</Held>
    </Modal>
  );
}

/** Keeps the last content while the dialog fades out: a form that is reset on closing would flash empty. */
function Held({ still, children }: { still: boolean; children: ReactNode }) {
  const [shown, setShown] = useState(children);
  if (!still && shown !== children) setShown(children);
  return still ? shown : children;
}
