import { useQuery } from '@tanstack/react-query';
import { signedInQuery } from '../data/identity/queries.ts';
import { AccountPassword } from '../features/identity/account-password.tsx';
import { ConfirmIdentity } from '../features/identity/confirm-identity.tsx';
import { SecondFactor } from '../features/identity/second-factor.tsx';
import { Sessions } from '../features/identity/sessions.tsx';
import { SignInHistory } from '../features/identity/sign-in-history.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Account security: password, two-step sign-in, sessions, history. */
export function Component() {
  return (
    <SettingsFrame title="Your security">
      <Security />
    </SettingsFrame>
  );
}

function Security() {
  const { data: person, error, refetch } = useQuery(signedInQuery());
  if (error)
    return <FailedState title="Your account could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!person) return <ListSkeleton things="your account" />;
  return (
    <>
      <ConfirmIdentity />
      <SettingsSection
        title="Password"
        about={
          person.hasPassword
            ? 'Changing your password signs you out everywhere else.'
            : 'You sign in with emailed codes. Set a password to use either.'
        }
      >
        <AccountPassword email={person.email} hasPassword={person.hasPassword} />
      </SettingsSection>
      <SettingsSection title="Two-step sign-in" about="Signing in also needs a code from an app on your phone.">
        <SecondFactor />
      </SettingsSection>
      <SettingsSection
        title="Sessions"
        about="Where you are signed in. A session ends after seven days without use, and after 90 days at the latest."
      >
        <Sessions workspaceName={(teamId) => person.workspaces.find(({ id }) => id === teamId)?.name} />
      </SettingsSection>
      <SettingsSection title="Sign-in history" about="Sign-ins, failed attempts and security changes of the last year.">
        <SignInHistory />
      </SettingsSection>
    </>
  );
}
