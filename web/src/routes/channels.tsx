import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { channelsQuery } from '../data/channels/queries.ts';
import { ChannelList } from '../features/channels/channel-list.tsx';
import { CHANNELS } from '../features/channels/links.ts';
import { PublishedInsights } from '../features/insights/published-insights.tsx';
import { PageBarContext } from '../kernel/page-bar.ts';
import { listOf } from '../kernel/queries/use-pages.ts';
import { Page } from '../ui/layout/page.tsx';
import { TabBar } from '../ui/layout/tab-bar.tsx';
import { NothingYet, Section } from '../ui/section.tsx';
import { Listing } from '../ui/states/listing.tsx';
import { FilteredProjects } from './filtered-projects.tsx';
import { NewChannelButton } from './new-channel-button.tsx';

/** The tabs of the specification (decided: Channels is chosen first). */
const TABS = [
  { tab: 'all', title: 'All' },
  { tab: 'projects', title: 'Projects' },
  { tab: '', title: 'Channels' },
  { tab: 'insights', title: 'Published insights' },
] as const;

/** Channels of the workspace, next to its projects and published insights. */
export function Component() {
  const [search] = useSearchParams();
  const chosen = TABS.find(({ tab }) => tab === search.get('tab'))?.tab ?? '';
  const tabs = TABS.map(({ tab, title }) => ({
    title,
    to: tab === '' ? CHANNELS : `${CHANNELS}?tab=${tab}`,
    current: tab === chosen,
  }));
  return (
    <PageBarContext value={<TabBar label="Channels" tabs={tabs} />}>
      <Page
        key={chosen}
        title="Channels"
        width={chosen === 'insights' ? 1200 : 1084}
        actions={<NewChannelButton folderId={null} />}
      >
        <Chosen tab={chosen} />
      </Page>
    </PageBarContext>
  );
}

function Chosen({ tab }: { tab: (typeof TABS)[number]['tab'] }) {
  const channels = listOf(useQuery(channelsQuery()));
  const list = (
    <Listing
      of={channels}
      things="channels"
      empty={<ChannelList channels={[]} action={<NewChannelButton folderId={null} />} />}
    >
      {(items) => <ChannelList channels={items} action={null} />}
    </Listing>
  );
  const projects = <FilteredProjects list="all" layout="rows" empty="Projects appear here" />;
  if (tab === 'projects') return projects;
  if (tab === 'insights')
    return <PublishedInsights empty={<NothingYet>Published insights appear here for everyone to read.</NothingYet>} />;
  if (tab === '') return list;
  return (
    <>
      <Section title="Channels" count={channels.items?.length}>
        {list}
      </Section>
      <Section title="Projects">{projects}</Section>
    </>
  );
}
