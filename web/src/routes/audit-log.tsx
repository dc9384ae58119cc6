import { AuditLog } from '../features/audit/audit-log.tsx';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { SettingsFrame } from './settings-frame.tsx';

/** The audit log of the workspace; admins only. */
export function Component() {
  const who = useWho();
  return (
    <SettingsFrame title="Audit log" forAdmins>
      {who !== null && adminsOnly(who) === null && <AuditLog />}
    </SettingsFrame>
  );
}
