import { managesWorkspaceContent } from '@evident/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { extensionsQuery } from '../data/templates/queries.ts';
import { WHY_NOT_WORKSPACE } from '../features/templates/save-template-dialog.tsx';
import { TemplateList } from '../features/templates/template-list.tsx';
import { useWho } from '../kernel/who.ts';
import { SettingsSection } from '../ui/settings-section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** The extensions of the workspace. */
export function Component() {
  const { data, error, refetch } = useQuery(extensionsQuery());
  const who = useWho();
  return (
    <SettingsFrame title="Extensions">
      <SettingsSection
        title="Extensions"
        about="Sets of fields, tag boards and insight templates. Install them in the settings of a project, and create your own from a project there."
      >
        {data ? (
          <TemplateList
            label="Extensions"
            templates={data}
            reason={who && managesWorkspaceContent(who.member) ? null : WHY_NOT_WORKSPACE}
          />
        ) : error ? (
          <FailedState title="The extensions could not be loaded" problem={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton things="extensions" count={3} />
        )}
      </SettingsSection>
    </SettingsFrame>
  );
}
