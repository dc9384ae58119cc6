import { useLocation } from 'react-router';
import type { ProjectView } from '@evident/domain/projects';
import { AccessEditor } from '../features/access/access-editor.tsx';
import { AccessRequests } from '../features/access/access-requests.tsx';
import { ProjectSettings } from '../features/projects/project-settings.tsx';
import { useRole, projectReason } from '../features/projects/disabled-reasons.ts';
import { Page } from '../ui/layout/page.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';
import { ProjectSettingsLinks } from './project-settings-links.tsx';

/** The settings of a project; access settings under `/access`. */
export function Component() {
  return <ProjectGate>{(project) => <Settings project={project} />}</ProjectGate>;
}

function Settings({ project }: { project: ProjectView }) {
  const access = useLocation().pathname.endsWith('/settings/access');
  const role = useRole();
  const crumbs = projectCrumbs(project);
  return (
    <Page title={access ? 'Access' : 'Settings'} width={864} crumbs={crumbs}>
      <ProjectSettingsLinks project={project} />
      {!access && <ProjectSettings project={project} />}
      {access && (
        <>
          <AccessRequests projectId={project.id} />
          <AccessEditor
            on={{ kind: 'project', id: project.id }}
            reason={projectReason('manage', role, project) ?? null}
          />
        </>
      )}
    </Page>
  );
}
