import { Button } from '@mantine/core';
import { REEL_ITEMS_MAX } from '@evident/domain/reels';
import { EMPTY_FORM, systemRow } from '@evident/domain/filters';
import type { ProjectView } from '@evident/domain/projects';
import { filterText } from '@evident/domain/summaries';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { projectCountsQuery } from '../data/projects/queries.ts';
import { viewsQuery } from '../data/views/queries.ts';
import { useListFilter } from '../features/filters/use-list-filter.tsx';
import { ProjectHighlights } from '../features/highlights/project-highlights.tsx';
import { useHighlightFilter } from '../features/highlights/use-highlight-filter.ts';
import { projectPath } from '../features/projects/links.ts';
import { MakeReelButton } from '../features/reels/make-reel-button.tsx';
import { useSummariesDialog } from '../features/summaries/use-summaries-dialog.tsx';
import { useRole, projectReason } from '../features/projects/disabled-reasons.ts';
import { ViewTabs } from '../features/views/view-tabs.tsx';
import { Page } from '../ui/layout/page.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';

export function Component() {
  return <ProjectGate>{(project) => <Highlights key={project.id} project={project} />}</ProjectGate>;
}

/** The filter of all highlights. */
const EVERYTHING = JSON.stringify(EMPTY_FORM);
const SHORTCUTS = [
  { label: 'Without tags', row: systemRow('Tags', 'IsEmpty') },
  { label: 'Not in an insight', row: systemRow('Insights', 'IsEmpty') },
];

function Highlights({ project }: { project: ProjectView }) {
  const role = useRole();
  const navigate = useNavigate();
  const filter = useListFilter(
    { resultKeys: ['highlight'], projectId: project.id },
    { shortcuts: SHORTCUTS, saveReason: projectReason('write', role, project) ?? null },
  );
  const within = useHighlightFilter(filter).query.within;
  const counts = useQuery(projectCountsQuery(project.id)).data;
  const views = useQuery(viewsQuery(project.id)).data ?? [];
  const summaries = useSummariesDialog(
    { type: 'FILTER', id: project.id, filter: filterText({ filter: filter.parameter ?? EVERYTHING, within }) },
    'these highlights',
    projectReason('write', role, project),
  );
  return (
    <Page title="Highlights" crumbs={projectCrumbs(project)} more={[summaries.entry]}>
      {summaries.dialog}
      <ViewTabs project={projectPath(project)} tab="HIGHLIGHT" views={views} />
      <ProjectHighlights
        projectId={project.id}
        filter={filter}
        count={counts?.highlights}
        readOnly={projectReason('markUp', role, project) ?? null}
        whyNoNew={projectReason('write', role, project)}
        selectedActions={(selected) => (
          <MakeReelButton
            of={{ highlightIds: selected.map(({ id }) => id) }}
            reason={
              projectReason('write', role, project) ??
              (selected.length > REEL_ITEMS_MAX ? `A reel has at most ${REEL_ITEMS_MAX} highlights` : null)
            }
            onMade={(reelId) => void navigate(`${projectPath(project)}/reels/${reelId}`)}
          />
        )}
        action={<Button renderRoot={(props) => <Link {...props} to={projectPath(project)} />}>Open the notes</Button>}
      />
    </Page>
  );
}
