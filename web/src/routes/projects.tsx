import { useLocation } from 'react-router';
import { PrivateProjects } from '../features/access/private-projects.tsx';
import { FolderContents } from '../features/projects/folder-contents.tsx';
import { NewProjectButton } from '../features/projects/project-list.tsx';
import { SectionLinks } from '../features/projects/section-links.tsx';
import { Page } from '../ui/layout/page.tsx';
import { FilteredProjects } from './filtered-projects.tsx';

const LINKS = [
  { title: 'All projects', to: '/projects/all-projects' },
  { title: 'Your projects', to: '/projects/your-projects' },
  { title: 'Shared with you', to: '/projects/shared-with-you' },
  { title: 'Folders', to: '/projects/folders' },
  { title: 'List', to: '/projects/list' },
];

/** Projects by owner; `/projects/list` lists all of them as rows. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <Page title="Projects" width={1200} actions={<NewProjectButton />}>
      <SectionLinks label="Kinds of projects" links={LINKS} />
      <Chosen which={pathname.split('/').at(2) ?? 'all-projects'} />
      {pathname !== '/projects/folders' && <PrivateProjects />}
    </Page>
  );
}

function Chosen({ which }: { which: string }) {
  if (which === 'folders') return <FolderContents folder={null} show="everything" />;
  if (which === 'your-projects')
    return (
      <FilteredProjects
        key={which}
        list="yours"
        layout="cards"

        empty="Projects you create or manage appear here"
      />
    );
  if (which === 'shared-with-you')
    return (
      <FilteredProjects
        key={which}
        list="shared"
        layout="cards"

        empty="Projects others share with you appear here"
      />
    );
  return (
    <FilteredProjects
      key={which}
      list="all"
      layout={which === 'list' ? 'rows' : 'cards'}

      empty="Start with a project"
    />
  );
}
