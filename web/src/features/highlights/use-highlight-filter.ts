import type { HighlightFilter } from '../../data/highlights/queries.ts';
import { formFromAddress } from '../../kernel/filter-address.ts';
import { useAddress, useAddressText } from '../../kernel/use-address-choice.ts';
import type { ListFilter } from '../../ui/list-filter.ts';

/**
 * The words and the filter of a project's highlights, stored in the URL. A chart adds `within`, the conditions of the
 * item behind which they are, if its own filter cannot hold them.
 */
export function useHighlightFilter({ parameter, clear }: Pick<ListFilter, 'parameter' | 'clear'>) {
  const [words, setWords] = useAddressText('find');
  const { said, say } = useAddress();
  const within = formFromAddress(said('within'));
  const query: HighlightFilter = {
    ...(parameter === undefined ? {} : { filter: parameter }),
    ...(within && within.fieldForms.length > 0 ? { within: JSON.stringify(within) } : {}),
    ...(words.trim() === '' ? {} : { search: words.trim() }),
  };
  return {
    query,
    words,
    setWords,
    clear: () => {
      setWords('');
      if (query.within !== undefined) say({ within: '' });
      if (parameter !== undefined) clear();
    },
    /** Removes the conditions of a chart; undefined without them. */
    leaveChart: query.within === undefined ? undefined : () => say({ within: '' }),
    active: Object.keys(query).length > 0,
  };
}
