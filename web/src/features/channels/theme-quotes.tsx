import type { ThemeView } from '@evident/domain/channels';
import { useLocation } from 'react-router';
import { themePath } from './links.ts';
import { QuoteList } from './quote-list.tsx';

/** Words that represent a theme. Each leads to its data point. */
export function ThemeQuotes({ theme }: { theme: ThemeView }) {
  const { hash, search } = useLocation();
  if (theme.quotes.length === 0) return null;
  return (
    <QuoteList
      quotes={theme.quotes}
      label="Typical words"
      columns
      pathOf={(dataPointId) => ({ pathname: themePath(theme, dataPointId), search, hash })}
    />
  );
}
