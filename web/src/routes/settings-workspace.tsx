import { managesWorkspaceContent } from '@evident/domain/permissions';
import { Navigate } from 'react-router';
import { ConfirmIdentity } from '../features/identity/confirm-identity.tsx';
import { HomeChoice } from '../features/insights/home-choice.tsx';
import { REGION_NAMES } from '@evident/domain/workspaces';
import { useEnvironment } from '../data/workspaces/environment.ts';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { DeleteWorkspace } from '../features/workspaces/delete-workspace.tsx';
import { NoteTabRule } from '../features/workspaces/note-tab-rule.tsx';
import { SetAsideJobs } from '../features/workspaces/set-aside-jobs.tsx';
import { WorkspaceDetails } from '../features/workspaces/workspace-details.tsx';
import { WorkspaceAppearance } from '../features/workspaces/workspace-appearance.tsx';
import { WorkspaceWording } from '../features/workspaces/workspace-wording.tsx';
import { useWho } from '../kernel/who.ts';
import { SettingsSection } from '../ui/settings-section.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** The workspace (decision D23): name, address, logo, color, region and deletion. */
export function Component() {
  const who = useWho();
  // Settings opens here; other members begin with their own.
  if (who && !managesWorkspaceContent(who.member)) return <Navigate replace to="/settings/user/account" />;
  return (
    <SettingsFrame title="General" forAdmins>
      <Workspace />
    </SettingsFrame>
  );
}

function Workspace() {
  const who = useWho();
  const { data: environment } = useEnvironment();
  if (!who || !environment) return <ListSkeleton things="the workspace" />;
  const { workspace } = who;
  const reason = adminsOnly(who);
  // Sessions do not carry over to the new host: the root address signs in there.
  const goTo = (subdomain: string) =>
    location.assign(
      `${environment.rootUrl}/auth/login?${new URLSearchParams({ redirect: `${workspace.url.replace(`//${workspace.subdomain}.`, `//${subdomain}.`)}/settings` })}`,
    );
  return (
    <>
      <SettingsSection title="Name and address" about="The name and web address of the workspace.">
        <WorkspaceWording
          key={`${workspace.name} ${workspace.subdomain}`}
          workspace={workspace}
          reason={reason}
          onMoved={goTo}
        />
      </SettingsSection>
      <SettingsSection
        title="Logo and color"
        about="Shown in the sidebar, in the list of workspaces and on the sign-in page."
      >
        <WorkspaceAppearance key={workspace.primaryColor} workspace={workspace} reason={reason} />
      </SettingsSection>
      <SettingsSection
        title="Home page"
        about="A published insight can replace the default home page. Members who cannot see it get the default page."
      >
        <HomeChoice reason={managesWorkspaceContent(who.member) ? null : 'Managers and admins choose the home page'} />
      </SettingsSection>
      <SettingsSection title="Company" about="Only members of the workspace see this.">
        <WorkspaceDetails
          key={`${workspace.orgSize} ${workspace.marketingCommsEnabled}`}
          workspace={workspace}
          reason={reason}
        />
      </SettingsSection>
      <SettingsSection title="Notes" about="How notes open for members of the workspace.">
        <NoteTabRule workspace={workspace} reason={reason} />
      </SettingsSection>
      <SettingsSection title="Region" about="Chosen when the workspace was created. It can’t be changed.">
        <p style={{ margin: 0 }}>
          {REGION_NAMES[workspace.region]} ({workspace.region})
        </p>
      </SettingsSection>
      <SettingsSection
        title="Stopped jobs"
        about="Background work that failed too hard to be tried again by itself. Tell your operator if a job returns."
      >
        <SetAsideJobs />
      </SettingsSection>
      <SettingsSection
        title="Delete workspace"
        about="Closes it for everyone. After a time in which it can be kept, everything in it is erased."
      >
        <DeleteWorkspace name={workspace.name} reason={reason} />
        <ConfirmIdentity />
      </SettingsSection>
    </>
  );
}
