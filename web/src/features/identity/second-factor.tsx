import { Button, Group } from '@mantine/core';
import type { SecondFactorSetup } from '@evident/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useSecondFactorChanges } from '../../data/identity/mutations.ts';
import { secondFactorQuery } from '../../data/identity/queries.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { exactTime } from '../../ui/time.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { EnterSetup } from './second-factor-setup.tsx';

/** Two-step sign-in: turn on or off, replace recovery codes. */
export function SecondFactor() {
  const { data: factor, error, refetch } = useQuery(secondFactorQuery());
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [turningOff, setTurningOff] = useState(false);
  const { changed, begin: beginning, renewCodes: renewing, turnOff } = useSecondFactorChanges();
  if (error)
    return <FailedState title="Two-step sign-in could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!factor) return <ListSkeleton things="two-step sign-in" />;
  return (
    <>
      {factor.enabledAt === null ? (
        <Button
          variant="default"
          loading={beginning.isPending}
          onClick={() => beginning.mutate(undefined, { onSuccess: setSetup })}
        >
          Set up two-step sign-in
        </Button>
      ) : (
        <>
          <Notice icon={ShieldCheck} tone="good">
            On since {exactTime(new Date(factor.enabledAt))}. {factor.recoveryCodesLeft} of 10 recovery codes left.
          </Notice>
          <Group gap="xs">
            <Button
              variant="default"
              loading={renewing.isPending}
              onClick={() => renewing.mutate(undefined, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) })}
            >
              Create new recovery codes
            </Button>
            <Button variant="default" onClick={() => setTurningOff(true)}>
              Turn off
            </Button>
          </Group>
        </>
      )}
      <ProblemNote problem={beginning.error ?? renewing.error} />
      <Dialog
        opened={setup !== null}
        onClose={() => setSetup(null)}
        title="Set up two-step sign-in"
        closeOnClickOutside={false}
      >
        {setup && (
          <EnterSetup
            setup={setup}
            onCancel={() => setSetup(null)}
            onEnabled={(recoveryCodes) => {
              setSetup(null);
              setCodes(recoveryCodes);
              void changed();
            }}
          />
        )}
      </Dialog>
      <Dialog
        opened={codes !== null}
        onClose={() => setCodes(null)}
        title="Your recovery codes"
        closeOnClickOutside={false}
        closeOnEscape={false}
        withCloseButton={false}
      >
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      </Dialog>
      <ConfirmDialog
        opened={turningOff}
        onClose={() => setTurningOff(false)}
        title="Turn off two-step sign-in?"
        verb="Turn off"
        danger
        onConfirm={turnOff}
      >
        Your password or an emailed code is then enough to sign in. Your recovery codes stop working.
      </ConfirmDialog>
    </>
  );
}
