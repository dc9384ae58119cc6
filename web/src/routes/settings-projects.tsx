import { WorkspaceProjects } from '../features/oversight/workspace-projects.tsx';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/projects` (decision D31). */
export function Component() {
  const who = useWho();
  return (
    <SettingsFrame title="Projects of the workspace" forAdmins>
      {who !== null && adminsOnly(who) === null && <WorkspaceProjects />}
    </SettingsFrame>
  );
}
