import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { signedInQuery } from '../data/identity/queries.ts';
import { usePreferences } from '../data/preferences/mutations.ts';
import { AccessTokens } from '../features/identity/access-tokens.tsx';
import { AccountEmail } from '../features/identity/account-email.tsx';
import { AccountExport } from '../features/identity/account-export.tsx';
import { AccountName } from '../features/identity/account-name.tsx';
import { AccountPicture } from '../features/identity/account-picture.tsx';
import { ConfirmIdentity } from '../features/identity/confirm-identity.tsx';
import { DeleteAccount } from '../features/identity/delete-account.tsx';
import { ConnectedPrograms } from '../features/oauth/connected-programs.tsx';
import { PreferencesForm } from '../features/preferences/preferences-form.tsx';
import { LeaveWorkspace } from '../features/workspaces/leave-workspace.tsx';
import { useWho } from '../kernel/who.ts';
import { SettingsSection } from '../ui/settings-section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Profile, preferences, access tokens and account settings. */
export function Component() {
  return (
    <SettingsFrame title="Account">
      <Account />
    </SettingsFrame>
  );
}

function Account() {
  const who = useWho();
  const preferences = usePreferences();
  const { data: person, error, refetch } = useQuery(signedInQuery());
  if (error)
    return <FailedState title="Your account could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!who || !person) return <ListSkeleton things="your account" />;
  const { name: workspace } = who.workspace;
  return (
    <>
      <ConfirmIdentity />
      <SettingsSection title="Name" about="Shown to others in all your workspaces.">
        <AccountName key={person.name} name={person.name} />
      </SettingsSection>
      <SettingsSection title="Picture" about={`Shown to everyone in ${workspace}.`}>
        <AccountPicture name={person.name} fileId={who.member.pictureFileId} />
      </SettingsSection>
      {preferences && <PreferencesForm preferences={preferences} />}
      <SettingsSection title="Email" about="For sign-in and messages from Evident.">
        <AccountEmail email={person.email} />
      </SettingsSection>
      <SettingsSection
        title="Access tokens"
        about={
          <>
            For scripts that act for you in {workspace}. See the{' '}
            <a href="/api/docs" target="_blank" rel="noreferrer">
              API reference
            </a>
            .
          </>
        }
      >
        <AccessTokens />
      </SettingsSection>
      <SettingsSection
        title="Connected programs"
        about={`Programs that you allowed to act for you in ${workspace}, such as assistants.`}
      >
        <ConnectedPrograms memberId={who.member.id} />
      </SettingsSection>
      <SettingsSection title="Sign out" about="In this browser, from every workspace.">
        <Button variant="default" component="a" href="/auth/logout">
          Sign out
        </Button>
      </SettingsSection>
      <SettingsSection title={`Leave ${workspace}`} about="You keep your account and your other workspaces.">
        <LeaveWorkspace name={workspace} />
      </SettingsSection>
      <SettingsSection
        title="Your data"
        about="A JSON file with your profile, sessions, history, workspaces, tokens without their secrets, and the titles of your work."
      >
        <AccountExport />
      </SettingsSection>
      <SettingsSection title="Delete account" about="In all workspaces, not only in this one.">
        <DeleteAccount email={person.email} onDeleted={() => location.assign('/auth/login')} />
      </SettingsSection>
    </>
  );
}
