import { Link } from 'react-router';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { Erasures } from '../features/people/erasures.tsx';
import { PeopleAccessRule } from '../features/people/people-access-rule.tsx';
import { PeopleOrigins } from '../features/people/people-origins.tsx';
import { useWho } from '../kernel/who.ts';
import { SettingsSection } from '../ui/settings-section.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Contacts: who sees them, and where they come from. */
export function Component() {
  return (
    <SettingsFrame title="Contacts" forAdmins>
      <People />
    </SettingsFrame>
  );
}

function People() {
  const who = useWho();
  if (!who) return <ListSkeleton things="the settings" />;
  return (
    <>
      <SettingsSection
        title="Access"
        about="Contacts are the people you learn from. Admins and managers always see them."
      >
        <PeopleAccessRule workspace={who.workspace} reason={adminsOnly(who)} />
      </SettingsSection>
      <SettingsSection
        title="Origin"
        about={
          <>
            Files that contacts were imported from. Import more under <Link to="/contacts">Contacts</Link>.
          </>
        }
      >
        <PeopleOrigins />
      </SettingsSection>
      <SettingsSection
        title="Erasures"
        about="Receipts of contacts that were erased. They name no one. Managers and admins see them."
      >
        <Erasures />
      </SettingsSection>
    </>
  );
}
