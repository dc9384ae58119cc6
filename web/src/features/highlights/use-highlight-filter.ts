import type { HighlightFilter } from '../../data/highlights/queries.ts';
import { useAddress, useAddressText } from '../../kernel/use-address-choice.ts';

/** Value of the tag filter for highlights without tags. */
export const UNTAGGED = 'none';

/** The filter of a project's highlights, stored in the URL. */
export function useHighlightFilter() {
  const { said, say } = useAddress();
  const [words, setWords] = useAddressText('find');
  const tag = said('tag');
  const speaker = said('speaker');
  const query: HighlightFilter = {
    ...(tag === UNTAGGED ? { untagged: true } : tag === '' ? {} : { tagId: tag }),
    ...(speaker === '' ? {} : { speaker }),
    ...(words.trim() === '' ? {} : { search: words.trim() }),
  };
  return {
    query,
    words,
    setWords,
    tag,
    speaker,
    setTag: (value: string) => say({ tag: value }),
    setSpeaker: (value: string) => say({ speaker: value }),
    clear: () => {
      setWords('');
      say({ tag: '', speaker: '', find: '' });
    },
    active: Object.keys(query).length > 0,
  };
}
