import { containsText } from '@evident/domain/text';
import { useQueryClient } from '@tanstack/react-query';
import { LayoutDashboard, MessageCircleQuestion } from 'lucide-react';
import { useNavigate } from 'react-router';
import { dashboardsQuery } from '../data/dashboards/queries.ts';
import { askPath } from '../features/ask/links.ts';
import { dashboardPath } from '../features/dashboards/links.ts';
import { useSearchCommands } from '../features/search/use-search-commands.tsx';
import { useCommandSource } from '../kernel/commands/use-commands.ts';

const EVERYTHING = { type: 'WORKSPACE', id: null } as const;
/** One word is looked for, not asked. */
const SEVERAL_WORDS = /\S\s+\S/;
const DASHBOARDS_MAX = 5;

export function SearchCommands() {
  const navigate = useNavigate();
  const client = useQueryClient();
  useSearchCommands();
  useCommandSource({
    id: 'dashboards',
    find: async (typed) =>
      (await client.fetchQuery({ ...dashboardsQuery(), staleTime: Infinity }).catch(() => []))
        .filter(({ title }) => containsText(title, typed))
        .slice(0, DASHBOARDS_MAX)
        .map((dashboard) => ({
          id: `dashboard ${dashboard.id}`,
          label: dashboard.title,
          group: 'Dashboards',
          icon: LayoutDashboard,
          run: () => void navigate(dashboardPath(dashboard)),
        })),
  });
  useCommandSource({
    id: 'ask',
    find: async (typed) =>
      !SEVERAL_WORDS.test(typed)
        ? []
        : [
            {
              id: 'ask',
              label: `Ask “${typed}”`,
              group: 'Ask',
              icon: MessageCircleQuestion,
              run: () => void navigate(askPath(EVERYTHING, typed)),
            },
          ],
  });
  return null;
}
