import { Select } from '@mantine/core';
import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { homeInsightQuery, publishedChoicesQuery } from '../../data/insights/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';

const choose = (insightId: string | null) => answer(api.PUT('/api/v1/home-insight', { body: { insightId } }));

/** Chooses the published insight that replaces the home page. */
export function HomeChoice({ reason }: { reason: string | null }) {
  const client = useQueryClient();
  const { done } = useUndo();
  const { data: home } = useQuery(homeInsightQuery());
  const { data: published = [] } = useQuery(publishedChoicesQuery());
  const change = async (insightId: string | null) => {
    const before = home?.insight?.id ?? null;
    try {
      await choose(insightId);
      done('Changed the home page', async () => {
        await choose(before);
        await invalidate(client, homeInsightQuery());
      });
    } catch (thrown) {
      showProblem(thrown, 'The home page was not changed');
    } finally {
      void invalidate(client, homeInsightQuery());
    }
  };
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
