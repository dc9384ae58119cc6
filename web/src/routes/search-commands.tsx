import { useSearchCommands } from '../features/search/use-search-commands.ts';

/** What the workspace holds, in Ctrl/⌘ K. */
export function SearchCommands() {
  useSearchCommands();
  return null;
}
