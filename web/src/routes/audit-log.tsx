import { AuditLog } from '../features/workspaces/audit-log.tsx';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { SettingsFrame } from './settings-frame.tsx';

/** Who did what in the workspace. Only admins see it. */
export function Component() {
  const who = useWho();
  return (
    <SettingsFrame title="Audit log" forAdmins>
      {who !== null && adminsOnly(who) === null && <AuditLog />}
    </SettingsFrame>
  );
}
