import { SearchView } from '../features/search/search-view.tsx';
import { Page } from '../ui/layout/page.tsx';

export function Component() {
  return (
    <Page title="Search" width={864}>
      <SearchView />
    </Page>
  );
}
