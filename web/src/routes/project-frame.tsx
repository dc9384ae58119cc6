import { idFromSlugged } from '@evident/domain/links';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useParams } from 'react-router';
import { projectQuery } from '../data/projects/queries.ts';
import { viewsQuery } from '../data/views/queries.ts';
import { ProjectBar, type ProjectTab } from '../features/projects/project-bar.tsx';
import { BUILT_IN, viewTabOf, type ViewTab } from '../features/views/links.ts';
import { PageBarContext } from '../kernel/page-bar.ts';

/** Puts the tabs of the project above its pages. */
export function Component() {
  const projectId = idFromSlugged(useParams()['projectId'] ?? '');
  return projectId === undefined ? <Outlet /> : <Framed projectId={projectId} />;
}

function Framed({ projectId }: { projectId: string }) {
  const { data: project } = useQuery(projectQuery(projectId));
  const current = useCurrentTab(projectId);
  return (
    <PageBarContext value={project ? <ProjectBar project={project} current={current} /> : null}>
      <Outlet />
    </PageBarContext>
  );
}

const TAB_OF: Readonly<Record<string, ProjectTab>> = {
  '': 'Overview',
  highlights: 'Highlights',
  tags: 'Tags',
  canvas: 'Canvas',
  charts: 'Charts',
  reels: 'Reels',
};
const TAB_OF_VIEW: Readonly<Record<ViewTab, ProjectTab>> = {
  CANVAS: 'Canvas',
  NOTE: 'Data',
  HIGHLIGHT: 'Highlights',
  INSIGHT: 'Insights',
};

/** The tab of the address. A saved view belongs to the tab of its objects. */
function useCurrentTab(projectId: string): ProjectTab | null {
  const [, , , page = '', detail = ''] = useLocation().pathname.split('/');
  const isView = page === 'v';
  const views = useQuery({ ...viewsQuery(projectId), enabled: isView }).data;
  if (!isView) return TAB_OF[page] ?? null;
  const view = views?.find(({ id }) => id === detail);
  return TAB_OF_VIEW[view ? viewTabOf(view) : (BUILT_IN[detail] ?? 'NOTE')];
}
