import { useEffect, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before leaving a page would discard selected files. Returns the dialog to render. */
export function useLeaveQuestion(pending: boolean): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => pending && currentLocation.pathname !== nextLocation.pathname,
  );
  const going = useRef(false);
  useEffect(() => {
    if (!pending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [pending]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title="Leave the files you chose?"
      verb="Leave"
      danger
      onConfirm={() => {
        going.current = true;
        blocker.proceed?.();
      }}
      onClose={() => {
        if (!going.current) blocker.reset?.();
        going.current = false;
      }}
    >
      They are not imported yet, and uploads in progress stop. Running imports continue.
    </ConfirmDialog>
  );
}
