import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Form {
  /** Whether there are changes to lose. */
  onChanged: (isChanged: boolean) => void;
  onClose: () => void;
}

interface Props {
  opened: boolean;
  title: string;
  onClose: () => void;
  children: (form: Form) => ReactNode;
}

/** The dialog around the form of an automation. Asks before it discards changes. */
export function AutomationDialog({ opened, title, onClose, children }: Props) {
  const [isChanged, setChanged] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const discard = () => {
    setChanged(false);
    onClose();
  };
  const close = () => (isChanged ? setAsked(true) : discard());
  return (
    <>
      <Dialog opened={opened} onClose={close} title={title} size="lg">
        {opened && children({ onChanged: setChanged, onClose: close })}
      </Dialog>
      <ConfirmDialog
        opened={opened && isAsked}
        title="Discard your changes?"
        verb="Discard"
        danger
        onConfirm={discard}
        onClose={() => setAsked(false)}
      >
        The changes in this form will not be saved.
      </ConfirmDialog>
    </>
  );
}
