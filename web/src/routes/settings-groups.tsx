import { GROUPS_MAX, GROUP_MEMBERS_MAX } from '@evident/domain/workspaces';
import { Groups } from '../features/workspaces/groups.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame title="Groups" forAdmins>
      <SettingsSection
        title="Groups"
        about={`Members who get access together. At most ${GROUPS_MAX} groups of ${GROUP_MEMBERS_MAX} members each.`}
      >
        <Groups />
      </SettingsSection>
    </SettingsFrame>
  );
}
