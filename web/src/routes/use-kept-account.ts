import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnection } from '../kernel/connection/connection-store.ts';
import { accountOf, confirmAccount, lastAccount } from '../kernel/device/account.ts';
import type { Who } from '../kernel/who.ts';

/**
 * Says whose work this browser keeps. Without a connection, shows what it kept of the member who used it last; after
 * the end of the session, nothing.
 */
export function useKeptAccount(who: Who | null, signedOut: boolean): void {
  const client = useQueryClient();
  const { state, failures } = useConnection();
  useEffect(() => {
    if (who) confirmAccount(accountOf(who));
  }, [who]);
  const isLost = who === null && !signedOut && (state === 'ClientOffline' || failures > 0);
  useEffect(() => {
    if (isLost && lastAccount() !== null)
      void import('../kernel/device/answers.ts').then(({ restoreAnswers }) => restoreAnswers(client));
  }, [isLost, client]);
  useEffect(() => {
    if (signedOut) void import('../kernel/device/clean-up.ts').then(({ lock }) => lock());
  }, [signedOut]);
}
