import { Link } from 'react-router';
import { ConfirmIdentity } from '../features/identity/confirm-identity.tsx';
import { ConnectedPrograms } from '../features/oauth/connected-programs.tsx';
import { SupportRequests } from '../features/support/support-requests.tsx';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { JoinRules } from '../features/workspaces/join-rules.tsx';
import { SecuritySwitch } from '../features/workspaces/security-switch.tsx';
import { SecondFactorRule } from '../features/workspaces/second-factor-rule.tsx';
import { useWho } from '../kernel/who.ts';
import { SettingsSection } from '../ui/settings-section.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Rules for joining and for signing in (decision D23). */
export function Component() {
  return (
    <SettingsFrame title="Security" forAdmins>
      <Security />
    </SettingsFrame>
  );
}

function Security() {
  const who = useWho();
  if (!who) return <ListSkeleton things="the workspace" />;
  const { workspace } = who;
  const reason = adminsOnly(who);
  return (
    <>
      <SettingsSection title="Who can join" about="People with an email at these domains can join without an invite.">
        <JoinRules key={`${workspace.joinDomains} ${workspace.joinRole}`} workspace={workspace} reason={reason} />
      </SettingsSection>
      <SettingsSection
        title="Two-step sign-in"
        about="A code from an app, in addition to the password or emailed code."
      >
        <SecondFactorRule workspace={workspace} reason={reason} />
      </SettingsSection>
      <SettingsSection title="Signing in" about="Members can always sign in with a mailed link or code.">
        <SecuritySwitch
          setting="passwordAuthEnabled"
          label="Allow passwords"
          description="Off: members who signed in with a password, perhaps you too, must sign in by mail. Access tokens are not affected."
          workspace={workspace}
          reason={reason}
        />
      </SettingsSection>
      <SettingsSection
        title="Public links"
        about="Links to notes, insights, highlights, reels and projects for visitors."
      >
        <SecuritySwitch
          setting="linkSharingEnabled"
          label="Allow public links"
          description="Off: no public link or embed works, and none can be created. Links are kept, and work again when you allow them."
          workspace={workspace}
          reason={reason}
        />
      </SettingsSection>
      <SettingsSection
        title="Personal data in channels"
        about="Feedback often contains addresses and numbers of customers."
      >
        <SecuritySwitch
          setting="maskPersonalData"
          label="Mask personal data in channels"
          description="On: email addresses, phone numbers, card numbers and IBANs in new data points are stored as words such as [email]. Names and postal addresses are not masked. In a test of 178 texts, 1 of 102 masks was wrong and no number was missed; phone numbers in other forms can be missed. Data points that are there already stay as they are until their source sends them again. Authors keep their address, so that people are counted once."
          workspace={workspace}
          reason={reason}
        />
      </SettingsSection>
      {reason === null && (
        <SettingsSection title="Connected programs" about="Programs that members allowed to act for them.">
          <ConnectedPrograms />
        </SettingsSection>
      )}
      {reason === null && (
        <SettingsSection
          title="Support access"
          about="Support can read this workspace only if an admin lets it, for at most 72 hours."
        >
          <SupportRequests />
          <ConfirmIdentity />
        </SettingsSection>
      )}
      <SettingsSection title="Sessions and tokens" about="Each member sees and ends their own.">
        <p style={{ margin: 0 }}>
          Your sessions are in <Link to="/settings/user/security">Your security</Link>, your access tokens in{' '}
          <Link to="/settings/user/account">Account</Link>. Removing a member ends all of theirs. The{' '}
          <Link to="/audit-log">audit log</Link> lists changes of access and public links.
        </p>
      </SettingsSection>
    </>
  );
}
