import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { projectListQuery } from '../data/projects/queries.ts';
import { FolderContents } from '../features/projects/folder-contents.tsx';
import { NewProjectButton } from '../features/projects/project-list.tsx';
import { SectionLinks } from '../features/projects/section-links.tsx';
import { useSelectedId } from '../features/projects/use-selected-project.ts';
import { Page } from '../ui/layout/page.tsx';
import { PlanTrialOffer } from './plan-trial-offer.tsx';
import { FilteredProjects } from './filtered-projects.tsx';

const LINKS = [
  { title: 'Everything', to: '/browse' },
  { title: 'Folders', to: '/browse/folders' },
  { title: 'Created by you', to: '/browse/created-by-you' },
  { title: 'Shared with you', to: '/browse/shared-with-you' },
];

/** Browses the workspace folder by folder. Opens the folder of the project in the URL. `?trial` offers a trial. */
export function Component() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const selected = useSelectedId();
  const folderId = useQuery(projectListQuery()).data?.find(({ id }) => id === selected)?.folderId;
  if (pathname === '/browse' && folderId)
    return <Navigate replace to={`/folders/${folderId}?selectProject=${selected}`} />;
  return (
    <Page title="Browse" actions={<NewProjectButton />}>
      {search.has('trial') && <PlanTrialOffer />}
      <SectionLinks label="What to browse" links={LINKS} />
      <Chosen pathname={pathname} />
    </Page>
  );
}

function Chosen({ pathname }: { pathname: string }) {
  if (pathname === '/browse/created-by-you')
    return <FilteredProjects key={pathname} list="created" layout="rows" empty="Projects you create appear here" />;
  if (pathname === '/browse/shared-with-you')
    return (
      <FilteredProjects key={pathname} list="shared" layout="rows" empty="Projects others share with you appear here" />
    );
  return <FolderContents folder={null} show={pathname === '/browse/folders' ? 'folders' : 'everything'} />;
}
