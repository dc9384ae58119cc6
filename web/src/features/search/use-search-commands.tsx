import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { search } from '../../data/search/queries.ts';
import { useCommandSource, type Command } from '../../kernel/commands/use-commands.ts';
import { usePeek } from '../../kernel/peek/use-peek.ts';
import { MEDIUM_ICONS } from '../../ui/medium/media.ts';
import { searchPath } from './address.ts';
import { kindOf } from './kinds.ts';
import { Matched } from './matched.tsx';
import { inShort, pageOf, titleOf, resultTarget } from './result-target.ts';

const OF_EACH = 3;
/** One letter matches too much. */
const SHORTEST = 2;

/**
 * Adds search results to Ctrl/⌘ K: the best of each type, opened at the match as a page or peek, and a link to all
 * results.
 */
export function useSearchCommands(): void {
  const navigate = useNavigate();
  const { open } = usePeek();
  useCommandSource({
    id: 'search',
    find: async (typed, signal) => {
      if ([...typed].length < SHORTEST) return [];
      const { groups } = await search({ query: typed, limit: OF_EACH, signal });
      return groups.flatMap(({ type, items }) =>
        items.map((result): Command => {
          const where = resultTarget(result);
          const { one, many, icon } = kindOf(type);
          return {
            id: `${one} ${result.id}`,
            label: titleOf(result),
            shown: type !== 'HIGHLIGHT' && result.preview.title.length > 0 && (
              <Matched fragments={result.preview.title} />
            ),
            detail: result.preview.content.length > 0 && <Matched fragments={inShort(result.preview.content)} />,
            group: many,
            icon: result.medium ? MEDIUM_ICONS[result.medium] : icon,
            run: () => void navigate(pageOf(where)),
            ...('item' in where ? { openInPeek: () => open(where.item) } : {}),
          };
        }),
      );
    },
  });
  // A separate source: the link to all results does not wait for the first results.
  useCommandSource({
    id: 'search-all',
    find: async (typed) =>
      [...typed].length < SHORTEST
        ? []
        : [
            {
              id: 'search-all',
              label: `Search for “${typed}”`,
              group: 'Search',
              icon: Search,
              run: () => void navigate(searchPath(typed)),
            },
          ],
  });
}
