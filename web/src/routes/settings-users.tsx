import { InvitePeople } from '../features/workspaces/invite-people.tsx';
import { Invites } from '../features/workspaces/invites.tsx';
import { Members } from '../features/workspaces/members.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Members and pending invites. */
export function Component() {
  return (
    <SettingsFrame title="Members" forAdmins>
      <SettingsSection
        title="Members"
        about="A role limits what a member can do where they have access. Projects and folders grant access. Admins manage the workspace."
      >
        <Members />
      </SettingsSection>
      <SettingsSection title="Invite people" about="They get an email with a link that works for 14 days.">
        <InvitePeople />
      </SettingsSection>
      <SettingsSection title="Invites">
        <Invites />
      </SettingsSection>
    </SettingsFrame>
  );
}
