import type { FieldedType } from '@evident/domain/fields';
import { managesWorkspaceContent } from '@evident/domain/permissions';
import type { ProjectView } from '@evident/domain/projects';
import { useLocation } from 'react-router';
import { FieldSettings } from '../features/fields/field-settings.tsx';
import { RawColumnsNotice } from '../features/fields/raw-columns-notice.tsx';
import { projectPath } from '../features/projects/links.ts';
import { SectionLinks } from '../features/projects/section-links.tsx';
import { useRole, projectReason } from '../features/projects/disabled-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { Page } from '../ui/layout/page.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { fieldSections, sectionsOn, WHY_NOT_WORKSPACE_FIELDS } from './field-sections.ts';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';
import { ProjectSettingsLinks } from './project-settings-links.tsx';

/** The fields of a project: of notes, of insights, of both, or those of the workspace that it has too. */
export function Component() {
  return <ProjectGate>{(project) => <Fields project={project} />}</ProjectGate>;
}

const TYPES: readonly FieldedType[] = ['NOTE', 'INSIGHT'];

function Fields({ project }: { project: ProjectView }) {
  const page = useLocation().pathname.split('/').at(-1) ?? '';
  const path = `${projectPath(project)}/settings`;
  const role = useRole();
  const who = useWho();
  const workspace = page === 'workspace-fields';
  const reason = workspace
    ? who && managesWorkspaceContent(who.member)
      ? null
      : WHY_NOT_WORKSPACE_FIELDS
    : (projectReason('write', role, project) ?? null);
  return (
    <Page title="Fields" width={1084} crumbs={projectCrumbs(project)}>
      <ProjectSettingsLinks project={project} />
      <SectionLinks
        label="Fields"
        links={[
          { title: 'All', to: `${path}/fields` },
          { title: 'Note fields', to: `${path}/note-fields` },
          { title: 'Insight fields', to: `${path}/insight-fields` },
          { title: 'Workspace fields', to: `${path}/workspace-fields` },
        ]}
      />
      {fieldSections(workspace ? TYPES : sectionsOn(page), workspace).map(({ objectType, title, about }) => (
        <SettingsSection key={objectType} title={title} about={about}>
          <FieldSettings projectId={workspace ? null : project.id} objectType={objectType} reason={reason} />
          {!workspace && objectType === 'NOTE' && reason === null && <RawColumnsNotice projectId={project.id} />}
        </SettingsSection>
      ))}
    </Page>
  );
}
