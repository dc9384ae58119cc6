import { SegmentedControl } from '@mantine/core';
import type { ItemType } from '@evident/domain/projects';
import { FileText, UserX } from 'lucide-react';
import { useParams } from 'react-router';
import { memberWorkQuery } from '../data/projects/items.ts';
import { MemberHighlights } from '../features/highlights/member-highlights.tsx';
import { ItemList } from '../features/projects/item-list.tsx';
import { SectionLinks } from '../features/projects/section-links.tsx';
import { ProfileHead } from '../features/workspaces/profile-head.tsx';
import { useProfile } from '../features/workspaces/use-profile.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { useSurface } from '../kernel/peek/surface.ts';
import { usePages } from '../kernel/queries/use-pages.ts';
import { useAddressChoice } from '../kernel/use-address-choice.ts';
import { Page } from '../ui/layout/page.tsx';
import type { ItemScreenProps } from '../ui/peek/peek-stack.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { StateMessage } from '../ui/states/state-message.tsx';
import { NotFound } from './not-found.tsx';

/** URL names of the profile tabs. */
const TABS: Readonly<Record<string, { title: string; type?: ItemType }>> = {
  work: { title: 'Everything' },
  insights: { title: 'Insights', type: 'INSIGHT' },
  notes: { title: 'Notes', type: 'NOTE' },
  projects: { title: 'Projects', type: 'PROJECT' },
  highlights: { title: 'Highlights' },
};
const NAMES = Object.keys(TABS);

/** A member's profile and items. */
export function Screen({ id }: ItemScreenProps) {
  const { tab: named } = useParams();
  const page = useSurface().as === 'page';
  const [beside, setBeside] = useAddressChoice('tab', NAMES, 'work');
  const { member, groups, problem, again } = useProfile(id);
  const tab = page ? (named ?? 'work') : beside;
  if (!NAMES.includes(tab)) return <NotFound />;
  if (problem && asProblem(problem).status === 404) {
    return (
      <Page title="Member not found" width={864}>
        <StateMessage icon={UserX} title="This person is not here">
          They are not a member of this workspace, or the link is wrong.
        </StateMessage>
      </Page>
    );
  }
  if (problem)
    return (
      <Page title="Member" width={864}>
        <FailedState title="The profile could not be loaded" problem={problem} onRetry={again} />
      </Page>
    );
  if (!member)
    return (
      <Page title="" placeholder="Opening…" width={864}>
        <ListSkeleton things="the profile" shape="text" count={3} />
      </Page>
    );
  return (
    <Page title={member.name} width={864} crumbs={[{ title: 'People', to: '/settings/users' }]}>
      <ProfileHead member={member} groups={groups} />
      {page ? (
        <SectionLinks
          label="What to show"
          links={NAMES.map((name) => ({
            title: TABS[name]!.title,
            to: name === 'work' ? `/user/${id}` : `/user/${id}/${name}`,
          }))}
        />
      ) : (
        <SegmentedControl
          size="xs"
          mb={16}
          aria-label="What to show"
          data={NAMES.map((name) => ({ value: name, label: TABS[name]!.title }))}
          value={tab}
          onChange={setBeside}
        />
      )}
      {tab === 'highlights' ? (
        <MemberHighlights memberId={id} />
      ) : (
        <Work key={tab} memberId={id} type={TABS[tab]?.type} />
      )}
    </Page>
  );
}

function Work({ memberId, type }: { memberId: string; type?: ItemType }) {
  return (
    <ItemList
      of={usePages(memberWorkQuery(memberId, type))}
      label="Their work"
      things="things they made"
      empty={
        <EmptyState icon={FileText} title="Nothing you can see">
          Their work in projects you can open appears here.
        </EmptyState>
      }
    />
  );
}
