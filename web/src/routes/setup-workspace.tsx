import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { projectListQuery } from '../data/projects/queries.ts';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { InvitePeople } from '../features/workspaces/invite-people.tsx';
import { WorkspaceAppearance } from '../features/workspaces/workspace-appearance.tsx';
import { useWho } from '../kernel/who.ts';
import { Page } from '../ui/layout/page.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';

/** The first settings of a new workspace: its looks, and who else is in it. All of them can wait. */
export function Component() {
  const who = useWho();
  const { data: projects } = useQuery(projectListQuery());
  if (!who) return <Page title="Set up the workspace">{<ListSkeleton things="the workspace" />}</Page>;
  const { workspace } = who;
  return (
    <Page
      title="Set up the workspace"
      actions={
        <Button
          size="compact-md"
          renderRoot={(props) => (
            <Link {...props} to={projects?.length === 0 ? '/project-setup' : '/getting-started'} />
          )}
        >
          Continue
        </Button>
      }
    >
      <SettingsSection
        title="Logo and color"
        about="Shown in the sidebar, in the list of workspaces and on the sign-in page."
      >
        <WorkspaceAppearance key={workspace.primaryColor} workspace={workspace} reason={adminsOnly(who)} />
      </SettingsSection>
      <SettingsSection title="People" about="Invite the people you work with. Viewers read, and are free.">
        <InvitePeople />
      </SettingsSection>
    </Page>
  );
}
