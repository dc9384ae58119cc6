import type { ProjectView } from '@evident/domain/projects';
import type { AutoFeaturesChange } from '@evident/domain/suggestions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { projectAutoFeaturesQuery } from '../data/suggestions/queries.ts';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { AutoFeatures } from '../features/suggestions/auto-features.tsx';
import { api } from '../kernel/api/client.ts';
import { answer } from '../kernel/api/send.ts';
import { invalidate } from '../kernel/queries/invalidate.ts';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';
import { ProjectSettingsLinks } from './project-settings-links.tsx';

/** AI settings of a project. */
export function Component() {
  return <ProjectGate>{(project) => <ProjectAi project={project} />}</ProjectGate>;
}

function ProjectAi({ project }: { project: ProjectView }) {
  const role = useRole();
  const client = useQueryClient();
  const query = projectAutoFeaturesQuery(project.id);
  const { data, error, refetch } = useQuery(query);
  const save = async (body: AutoFeaturesChange) => {
    await answer(
      api.PATCH('/api/v1/projects/{projectId}/auto-features', { params: { path: { projectId: project.id } }, body }),
    );
    await invalidate(client, query);
  };
  return (
    <Page title="AI" width={864} crumbs={projectCrumbs(project)}>
      <ProjectSettingsLinks project={project} />
      {data ? (
        <AutoFeatures
          key={data.version}
          settings={data}
          project
          reason={projectReason('write', role, project) ?? null}
          onSave={save}
        />
      ) : error ? (
        <FailedState title="The settings could not be loaded" problem={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton things="AI settings" count={3} />
      )}
    </Page>
  );
}
