import type { ItemType } from '@evident/domain/projects';
import { Clock } from 'lucide-react';
import { useParams } from 'react-router';
import { recentQuery } from '../data/projects/items.ts';
import { ItemList } from '../features/projects/item-list.tsx';
import { SectionLinks } from '../features/projects/section-links.tsx';
import { usePages } from '../kernel/queries/use-pages.ts';
import { Page } from '../ui/layout/page.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { NotFound } from './not-found.tsx';

const FILTERS: Record<string, { title: string; type?: ItemType }> = {
  all: { title: 'Everything' },
  projects: { title: 'Projects', type: 'PROJECT' },
  folders: { title: 'Folders', type: 'PROJECT_CATEGORY' },
  notes: { title: 'Notes', type: 'NOTE' },
  insights: { title: 'Insights', type: 'INSIGHT' },
};
const LINKS = Object.entries(FILTERS).map(([filter, { title }]) => ({
  title,
  to: filter === 'all' ? '/recent' : `/recent/${filter}`,
}));

/** Recently opened items. */
export function Component() {
  const { filter = 'all' } = useParams();
  const chosen = Object.hasOwn(FILTERS, filter) ? FILTERS[filter] : undefined;
  if (chosen === undefined) return <NotFound />;
  return (
    <Page title="Recent">
      <SectionLinks label="What to show" links={LINKS} />
      <Recent key={filter} type={chosen.type} />
    </Page>
  );
}

function Recent({ type }: { type?: ItemType }) {
  return (
    <ItemList
      of={usePages(recentQuery(type))}
      label="Recently opened"
      things="things you opened"
      empty={
        <EmptyState icon={Clock} title="Things you open appear here">
          Pick up where you left off.
        </EmptyState>
      }
    />
  );
}
