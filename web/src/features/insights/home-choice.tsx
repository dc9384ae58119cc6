import { Select } from '@mantine/core';
import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import { useQuery } from '@tanstack/react-query';
import { useChooseHome } from '../../data/insights/mutations.ts';
import { homeInsightQuery, publishedChoicesQuery } from '../../data/insights/queries.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';

/** Chooses the published insight that replaces the home page. */
export function HomeChoice({ reason }: { reason: string | null }) {
  const { data: home } = useQuery(homeInsightQuery());
  const { data: published = [] } = useQuery(publishedChoicesQuery());
  const change = useChooseHome(home?.insight?.id ?? null);
  return (
    <DisabledReason reason={reason}>
      <Select
        label="Home page"
        placeholder="Default: all published insights"
        searchable
        clearable
        w={480}
        maw="100%"
        nothingFoundMessage="No matching published insights"
        clearButtonProps={{ 'aria-label': 'Default page' }}
        disabled={reason !== null}
        data={published.map(({ id, title, projectTitle }) => ({
          value: id,
          label: `${title || UNTITLED_INSIGHT} · ${projectTitle}`,
        }))}
        value={home?.insight?.id ?? null}
        onChange={(id) => void change(id)}
      />
    </DisabledReason>
  );
}
