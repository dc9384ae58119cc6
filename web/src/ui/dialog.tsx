import { Modal, type ModalProps } from '@mantine/core';
import { useLayer } from '../kernel/keys/use-layer.ts';

/** A dialog above the page. Escape closes it only while nothing is open above it. */
export function Dialog({ opened, onClose, closeOnEscape = true, ...props }: ModalProps) {
  useLayer(opened && closeOnEscape, onClose);
  return <Modal opened={opened} onClose={onClose} closeOnEscape={false} {...props} />;
}
