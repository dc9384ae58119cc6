import { useSearchParams } from 'react-router';
import { NewProjectForm } from '../features/projects/new-project-form.tsx';
import { Page } from '../ui/layout/page.tsx';

/** Makes a project; `?folder=` says where. */
export function Component() {
  const [search] = useSearchParams();
  return (
    <Page title="New project" width={864} crumbs={[{ title: 'Projects', to: '/projects' }]}>
      <NewProjectForm folderId={search.get('folder')} />
    </Page>
  );
}
