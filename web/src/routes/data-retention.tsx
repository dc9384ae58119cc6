import type { ProjectView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSetProjectRetention, useSetRetention } from '../data/retention/mutations.ts';
import { projectRetentionQuery, retentionQuery } from '../data/retention/queries.ts';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { OwnRules } from '../features/retention/own-rules.tsx';
import { RetentionForm } from '../features/retention/retention-form.tsx';
import { PlaceHold, RetentionHolds } from '../features/retention/retention-holds.tsx';
import { RetentionRuns, RunRetention } from '../features/retention/retention-runs.tsx';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { Page } from '../ui/layout/page.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';
import { ProjectSettingsLinks } from './project-settings-links.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/data-retention` and `/projects/{projectId}/settings/data-retention`. */
export function Component() {
  return useParams()['projectId'] === undefined ? <OfWorkspace /> : <OfProject />;
}

function OfWorkspace() {
  const who = useWho();
  return (
    <SettingsFrame title="Data retention" forAdmins>
      {who !== null && adminsOnly(who) === null && <WorkspaceRetention />}
    </SettingsFrame>
  );
}

const OfProject = () => (
  <ProjectGate>
    {(project) => (
      <Page title="Data retention" width={864} crumbs={projectCrumbs(project)}>
        <ProjectSettingsLinks project={project} />
        <ProjectRetention project={project} />
      </Page>
    )}
  </ProjectGate>
);

/** Data retention of the workspace. */
function WorkspaceRetention() {
  const { data, error, refetch } = useQuery(retentionQuery());
  const save = useSetRetention();
  if (error)
    return <FailedState title="The settings could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton things="data retention" count={3} />;
  return (
    <>
      <SettingsSection title="Rule" about="How long recordings and texts are kept. A rule can be set for each project.">
        <RetentionForm
          key={JSON.stringify(data.saved)}
          projectId={null}
          saved={data.saved}
          name={data.name}
          reason={null}
          onSave={({ rule, enforced, typedName }) =>
            save({ rule, enforced, ...(typedName !== undefined && { typedName }) })
          }
        />
      </SettingsSection>
      {data.projects.length > 0 && (
        <SettingsSection title="Rules of projects" about="Projects that do not follow the workspace.">
          <OwnRules projects={data.projects} />
        </SettingsSection>
      )}
      <SettingsSection
        title="Holds"
        about="A rule deletes nothing that is on hold. Place holds in a project’s settings."
      >
        <RetentionHolds holds={data.holds} reason={null} />
      </SettingsSection>
      <SettingsSection
        title="Runs"
        about="Each day at night, and when you run it. A receipt names each note by its id."
      >
        <RunRetention
          projectId={null}
          name={data.name}
          reason={data.saved?.rule ? null : 'There is no rule. Save one first.'}
        />
        <RetentionRuns />
      </SettingsSection>
    </>
  );
}

/** Data retention of a project. */
function ProjectRetention({ project }: { project: ProjectView }) {
  const role = useRole();
  const { data, error, refetch } = useQuery(projectRetentionQuery(project.id));
  const save = useSetProjectRetention(project.id);
  if (error)
    return <FailedState title="The settings could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton things="data retention" count={3} />;
  const reason = projectReason('manage', role, project) ?? null;
  const hasRule = (data.saved ?? data.workspace)?.rule != null;
  return (
    <>
      <SettingsSection title="Rule" about="How long recordings and texts of this project are kept.">
        <RetentionForm
          key={JSON.stringify(data)}
          projectId={project.id}
          saved={data.saved}
          workspace={data.workspace}
          name={data.title}
          reason={reason}
          onSave={({ rule, inherits, typedName }) =>
            save({ rule, inherits, ...(typedName !== undefined && { typedName }) })
          }
        />
      </SettingsSection>
      <SettingsSection title="Holds" about="A rule deletes nothing that is on hold. Members can still delete it.">
        <RetentionHolds holds={data.holds} reason={reason} />
        <PlaceHold projectId={project.id} reason={reason} />
      </SettingsSection>
      <SettingsSection title="Run" about="Rules delete each day at night.">
        <RunRetention
          projectId={project.id}
          name={data.title}
          reason={reason ?? (hasRule ? null : 'There is no rule. Save one first.')}
        />
      </SettingsSection>
    </>
  );
}
