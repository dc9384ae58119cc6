import { Button, Group } from '@mantine/core';
import type { SecondFactorSetup } from '@evident/domain/identity';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { secondFactorQuery, signedInQuery, whoQuery } from '../../data/identity/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { whenConfirmed } from '../../kernel/entrance/confirmation.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { showToast } from '../../kernel/toasts.ts';
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
  const client = useQueryClient();
  const { data: factor, error, refetch } = useQuery(secondFactorQuery());
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [turningOff, setTurningOff] = useState(false);
  const changed = () => invalidate(client, secondFactorQuery(), signedInQuery(), whoQuery());
  const beginning = useMutation({
    mutationFn: () => whenConfirmed(() => answer(api.POST('/api/v1/me/second-factor'))),
    onSuccess: setSetup,
  });
  const renewing = useMutation({
    mutationFn: () => whenConfirmed(() => answer(api.POST('/api/v1/me/recovery-codes'))),
    onSuccess: ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      return changed();
    },
  });
  const turnOff = async () => {
    await whenConfirmed(() => answer(api.DELETE('/api/v1/me/second-factor')));
    showToast({ title: 'Two-step sign-in is off' });
    await changed();
  };
  if (error)
    return <FailedState title="Two-step sign-in could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!factor) return <ListSkeleton things="two-step sign-in" />;
  return (
    <>
      {factor.enabledAt === null ? (
        <Button variant="default" loading={beginning.isPending} onClick={() => beginning.mutate()}>
          Set up two-step sign-in
        </Button>
      ) : (
        <>
          <Notice icon={ShieldCheck} tone="good">
            On since {exactTime(new Date(factor.enabledAt))}. {factor.recoveryCodesLeft} of 10 recovery codes left.
          </Notice>
          <Group gap="xs">
            <Button variant="default" loading={renewing.isPending} onClick={() => renewing.mutate()}>
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
