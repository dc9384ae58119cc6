import { useSearchCommands } from '../features/search/use-search-commands.tsx';

export function SearchCommands() {
  useSearchCommands();
  return null;
}
