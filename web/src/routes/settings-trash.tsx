import { TRASH_DAYS } from '@evident/domain/trash';
import { TrashList } from '../features/trash/trash-list.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame title="Trash">
      <SettingsSection
        title="Trash"
        about={`Things you deleted or can restore. Deleted forever after ${TRASH_DAYS} days.`}
      >
        <TrashList />
      </SettingsSection>
    </SettingsFrame>
  );
}
