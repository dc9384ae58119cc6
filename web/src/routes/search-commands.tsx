import { MessageCircleQuestion } from 'lucide-react';
import { useNavigate } from 'react-router';
import { askPath } from '../features/ask/links.ts';
import { useSearchCommands } from '../features/search/use-search-commands.tsx';
import { useCommandSource } from '../kernel/commands/use-commands.ts';

const EVERYTHING = { type: 'WORKSPACE', id: null } as const;
/** One word is looked for, not asked. */
const SEVERAL_WORDS = /\S\s+\S/;

export function SearchCommands() {
  const navigate = useNavigate();
  useSearchCommands();
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
