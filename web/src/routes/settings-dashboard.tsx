import { EnterpriseDashboard } from '../features/oversight/enterprise-dashboard.tsx';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/enterprise/dashboard` (decision D31). */
export function Component() {
  const who = useWho();
  return (
    <SettingsFrame title="Enterprise dashboard" forAdmins>
      {who !== null && adminsOnly(who) === null && <EnterpriseDashboard />}
    </SettingsFrame>
  );
}
