import { managesWorkspaceContent } from '@evident/domain/permissions';
import { Glossary } from '../features/glossary/glossary.tsx';
import { useWho } from '../kernel/who.ts';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** The words of the team, with their other names and their meaning. */
export function Component() {
  const who = useWho();
  const editable = who !== null && managesWorkspaceContent(who.member);
  return (
    <SettingsFrame title="Glossary">
      {who && !editable && <ReadOnlyNotice reason="Managers and admins keep the glossary." />}
      <Glossary editable={editable} />
    </SettingsFrame>
  );
}
