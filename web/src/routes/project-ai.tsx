import type { ProjectView } from '@evident/domain/projects';
import type { SummarySettings } from '@evident/domain/summaries';
import type { AutoFeaturesChange } from '@evident/domain/suggestions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { projectAutoFeaturesQuery } from '../data/suggestions/queries.ts';
import { allSummaries, summarySettingsQuery } from '../data/summaries/queries.ts';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { SummaryDefaults } from '../features/summaries/summary-defaults.tsx';
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
  const reason = projectReason('write', role, project) ?? null;
  return (
    <Page title="AI" width={864} crumbs={projectCrumbs(project)}>
      <ProjectSettingsLinks project={project} />
      <Defaults project={project} reason={reason} />
      <Automatic project={project} reason={reason} />
    </Page>
  );
}

interface Props {
  project: ProjectView;
  reason: string | null;
}

function Defaults({ project: { id: projectId }, reason }: Props) {
  const client = useQueryClient();
  const query = summarySettingsQuery(projectId);
  const { data, error, refetch } = useQuery(query);
  const save = async ({ framework, language }: SummarySettings) => {
    const params = { path: { projectId } };
    await answer(api.PATCH('/api/v1/projects/{projectId}/summary-settings', { params, body: { framework, language } }));
    await invalidate(client, query);
    await client.invalidateQueries(allSummaries);
  };
  if (data) return <SummaryDefaults key={JSON.stringify(data)} settings={data} reason={reason} onSave={save} />;
  return <NotYet error={error} onRetry={() => void refetch()} />;
}

function Automatic({ project: { id: projectId }, reason }: Props) {
  const client = useQueryClient();
  const query = projectAutoFeaturesQuery(projectId);
  const { data, error, refetch } = useQuery(query);
  const save = async (body: AutoFeaturesChange) => {
    await answer(api.PATCH('/api/v1/projects/{projectId}/auto-features', { params: { path: { projectId } }, body }));
    await invalidate(client, query);
  };
  if (data) return <AutoFeatures key={data.version} settings={data} project reason={reason} onSave={save} />;
  return <NotYet error={error} onRetry={() => void refetch()} />;
}

function NotYet({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return error ? (
    <FailedState title="The settings could not be loaded" problem={error} onRetry={onRetry} />
  ) : (
    <ListSkeleton things="AI settings" count={3} />
  );
}
