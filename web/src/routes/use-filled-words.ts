import type { RichNode } from '@evident/domain/content';
import { withoutPrompts } from '@evident/domain/templates';
import { useQueries, useQuery } from '@tanstack/react-query';
import { publishedWordsQuery } from '../data/insights/queries.ts';
import { templateQuery, templatesQuery } from '../data/templates/queries.ts';

/**
 * The words of a published insight without the prompts that its template left in it. They wait for the templates of the
 * workspace, so that no prompt is shown before it is known as one. A template that fails is left out.
 */
export function useFilledWords(projectId: string, insightId: string | undefined) {
  const words = useQuery({ ...publishedWordsQuery(insightId ?? ''), enabled: insightId !== undefined });
  const rows = useQuery(templatesQuery('INSIGHT', projectId));
  const own = (rows.data ?? []).filter(({ builtIn }) => !builtIn);
  const templates = useQueries({ queries: own.map(({ id }) => templateQuery(id)) });
  const waits = rows.isPending || templates.some(({ isPending }) => isPending);
  const { data, error, refetch } = words;
  if (!data || waits) return { data: undefined, error, refetch };
  const texts = templates.flatMap(({ data: template }) =>
    template?.content ? [template.content as unknown as RichNode] : [],
  );
  return { data: { ...data, content: withoutPrompts(data.content, texts) }, error, refetch };
}
