import type { HighlightFilter } from '../../data/highlights/queries.ts';
import { useAddressText } from '../../kernel/use-address-choice.ts';
import type { ListFilter } from '../../ui/list-filter.ts';

/** The words and the filter of a project's highlights, stored in the URL. */
export function useHighlightFilter({ parameter, clear }: Pick<ListFilter, 'parameter' | 'clear'>) {
  const [words, setWords] = useAddressText('find');
  const query: HighlightFilter = {
    ...(parameter === undefined ? {} : { filter: parameter }),
    ...(words.trim() === '' ? {} : { search: words.trim() }),
  };
  return {
    query,
    words,
    setWords,
    clear: () => {
      setWords('');
      if (parameter !== undefined) clear();
    },
    active: Object.keys(query).length > 0,
  };
}
