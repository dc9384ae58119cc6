import { SIGHTED_TYPES, type SightedType } from '@evident/domain/audit';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { memberQuery } from '../data/workspaces/members.ts';
import { AtDay, useAskedDay } from '../features/audit/at-day.tsx';
import { Audience } from '../features/audit/audience.tsx';
import { AuditLog } from '../features/audit/audit-log.tsx';
import { AuditRulesForm } from '../features/audit/audit-rules.tsx';
import { MemberSight } from '../features/audit/member-sight.tsx';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { SettingsSection } from '../ui/settings-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** `/audit-log`, `/audit-log/NOTE/{id}` for who can see an object, `/audit-log/member/{id}` for what a member can see. */
export function Component() {
  const who = useWho();
  const { of, id } = useParams();
  const type = SIGHTED_TYPES.find((sighted) => sighted === of);
  if (type && id)
    return (
      <SettingsFrame title="Who can see this?">
        <OfObject type={type} objectId={id} />
      </SettingsFrame>
    );
  const isAdmin = who !== null && adminsOnly(who) === null;
  if (of === 'member' && id)
    return (
      <SettingsFrame title="What can this member see?" forAdmins>
        {isAdmin && <OfMember memberId={id} />}
      </SettingsFrame>
    );
  return (
    <SettingsFrame title="Audit log" forAdmins>
      {isAdmin && (
        <>
          <AuditLog />
          <SettingsSection title="Retention" about="Entries are only added. They are deleted by this rule alone.">
            <AuditRulesForm />
          </SettingsSection>
        </>
      )}
    </SettingsFrame>
  );
}

function OfObject({ type, objectId }: { type: SightedType; objectId: string }) {
  return (
    <>
      <AtDay />
      <Audience objectType={type} objectId={objectId} at={useAskedDay()} />
    </>
  );
}

function OfMember({ memberId }: { memberId: string }) {
  const { data: member } = useQuery(memberQuery(memberId));
  const at = useAskedDay();
  return (
    <>
      {member && (
        <p>
          {member.name}, {member.email}
        </p>
      )}
      {member?.suspended && <p>This member is suspended, and sees nothing until the suspension ends.</p>}
      <AtDay />
      <MemberSight memberId={memberId} at={at} />
    </>
  );
}
