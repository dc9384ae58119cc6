import { Button } from '@mantine/core';
import type { AccountEventView } from '@evident/domain/identity';
import { History } from 'lucide-react';
import { signInsQuery } from '../../data/identity/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import lines from '../../ui/lines.module.css';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { deviceName } from './device-name.ts';

const ACTIONS: Record<AccountEventView['action'], string> = {
  'sign-in:succeeded': 'Signed in',
  'sign-in:failed': 'Failed sign-in',
  'second-factor:failed': 'Wrong two-step code',
  'second-factor:enabled': 'Two-step sign-in turned on',
  'second-factor:disabled': 'Two-step sign-in turned off',
  'recovery-codes:created': 'New recovery codes',
  'identity:confirmed': 'Identity confirmed',
  'identity:failed': 'Failed confirmation',
  'password:changed': 'Password changed',
  'email:changed': 'Email address changed',
  'account:exported': 'Account exported',
};
const METHODS: Record<NonNullable<AccountEventView['method']>, string> = {
  PASSWORD: 'password',
  LINK: 'email link',
  CODE: 'email code',
  PASSWORD_RESET: 'password reset',
  INVITE: 'invite',
  AUTHENTICATOR: 'authenticator app',
  RECOVERY_CODE: 'recovery code',
  SSO: 'single sign-on',
};

/** Security events of the member's account: sign-ins, failures, changes of credentials. */
export function SignInHistory() {
  const events = usePages(signInsQuery());
  return (
    <Listing of={events} things="sign-ins" empty={<EmptyState icon={History} title="Sign-ins appear here" />}>
      {(items) => (
        <>
          <ul className={lines.lines} aria-label="Sign-in history">
            {items.map(({ id, action, method, ip, device, at }) => (
              <li key={id} className={lines.line}>
                <History size={16} aria-hidden />
                <span className={lines.main}>
                  <span title={device}>
                    {ACTIONS[action]}
                    {method !== null && ` by ${METHODS[method]}`}
                  </span>
                  <small>
                    {deviceName(device)} · {ip} · <RelativeTime at={at} />
                  </small>
                </span>
              </li>
            ))}
          </ul>
          {events.more && (
            <Button variant="default" loading={events.loadingMore} onClick={events.more}>
              Show more
            </Button>
          )}
        </>
      )}
    </Listing>
  );
}
