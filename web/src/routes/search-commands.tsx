import { useSearchCommands } from '../features/search/use-search-commands.tsx';

/** What the workspace holds, in Ctrl/⌘ K. */
export function SearchCommands() {
  useSearchCommands();
  return null;
}
