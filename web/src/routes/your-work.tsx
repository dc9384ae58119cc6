import type { ItemType } from '@evident/domain/projects';
import { Briefcase } from 'lucide-react';
import { useLocation } from 'react-router';
import { yourWorkQuery } from '../data/projects/items.ts';
import { ItemList } from '../features/projects/item-list.tsx';
import { NewProjectButton } from '../features/projects/project-list.tsx';
import { SectionLinks } from '../features/projects/section-links.tsx';
import { usePages } from '../kernel/queries/use-pages.ts';
import { Page } from '../ui/layout/page.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';

const LINKS = [
  { title: 'Everything', to: '/your-work' },
  { title: 'Projects', to: '/your-work/projects' },
  { title: 'Insights', to: '/your-work/insights' },
];
const TYPES: Record<string, ItemType> = { '/your-work/projects': 'PROJECT', '/your-work/insights': 'INSIGHT' };

/** The member's own items, most recent first. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <Page title="Yours">
      <SectionLinks label="What to show" links={LINKS} />
      <Work key={pathname} type={TYPES[pathname]} />
    </Page>
  );
}

function Work({ type }: { type?: ItemType }) {
  return (
    <ItemList
      of={usePages(yourWorkQuery(type))}
      label="Your work"
      things="things you created"
      empty={
        <EmptyState
          icon={Briefcase}
          title="Things you create appear here"
          action={type === 'INSIGHT' ? undefined : <NewProjectButton />}
        >
          {type === 'INSIGHT'
            ? 'Insights you write in any project.'
            : 'Projects, folders, notes and insights you created.'}
        </EmptyState>
      }
    />
  );
}
