import { WorkspaceRules } from '../features/oversight/workspace-rules.tsx';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/enterprise/rules` (decision D31). */
export function Component() {
  const who = useWho();
  return (
    <SettingsFrame title="Rules" forAdmins>
      {who !== null && adminsOnly(who) === null && <WorkspaceRules />}
    </SettingsFrame>
  );
}
