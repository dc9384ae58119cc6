import type { ProjectView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { useSetProjectRetention } from '../data/retention/mutations.ts';
import { projectRetentionQuery } from '../data/retention/queries.ts';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { RetentionForm } from '../features/retention/retention-form.tsx';
import { PlaceHold, RetentionHolds } from '../features/retention/retention-holds.tsx';
import { RunRetention } from '../features/retention/retention-runs.tsx';
import { Page } from '../ui/layout/page.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';
import { ProjectSettingsLinks } from './project-settings-links.tsx';

/** Data retention of a project. */
export function Component() {
  return (
    <ProjectGate>
      {(project) => (
        <Page title="Data retention" width={864} crumbs={projectCrumbs(project)}>
          <ProjectSettingsLinks project={project} />
          <Retention project={project} />
        </Page>
      )}
    </ProjectGate>
  );
}

function Retention({ project }: { project: ProjectView }) {
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
