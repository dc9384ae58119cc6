import { useSearchParams } from 'react-router';
import { NewProjectForm } from '../features/projects/new-project-form.tsx';
import { Page } from '../ui/layout/page.tsx';

/** Creates a project; `?folder=` sets the folder, `?template=` the template. */
export function Component() {
  const [search] = useSearchParams();
  return (
    <Page title="New project" width={864} crumbs={[{ title: 'Projects', to: '/projects' }]}>
      <NewProjectForm folderId={search.get('folder')} template={search.get('template')} />
    </Page>
  );
}
