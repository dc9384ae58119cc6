import type { ProjectView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { useSaveProjectAutoFeatures } from '../data/suggestions/mutations.ts';
import { projectAutoFeaturesQuery } from '../data/suggestions/queries.ts';
import { useSaveSummarySettings } from '../data/summaries/mutations.ts';
import { summarySettingsQuery } from '../data/summaries/queries.ts';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { SummaryDefaults } from '../features/summaries/summary-defaults.tsx';
import { AutoFeatures } from '../features/suggestions/auto-features.tsx';
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
  const { data, error, refetch } = useQuery(summarySettingsQuery(projectId));
  const save = useSaveSummarySettings(projectId);
  if (data) return <SummaryDefaults key={JSON.stringify(data)} settings={data} reason={reason} onSave={save} />;
  return <NotYet error={error} onRetry={() => void refetch()} />;
}

function Automatic({ project: { id: projectId }, reason }: Props) {
  const { data, error, refetch } = useQuery(projectAutoFeaturesQuery(projectId));
  const save = useSaveProjectAutoFeatures(projectId);
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
