/** Value of the language of the sources. */
export const OF_THE_SOURCES = 'sources';

const TAGS = 'ar cs da de el en es fi fr he hi hu id it ja ko nb nl pl pt ro ru sv th tr uk vi zh'.split(' ');
const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** Languages by name, and the one that is set. */
export function languageChoices(set: string | null): { value: string; label: string }[] {
  const tags = set === null || TAGS.includes(set) ? TAGS : [...TAGS, set];
  const named = tags.map((value) => ({ value, label: NAMES.of(value) ?? value }));
  return [
    { value: OF_THE_SOURCES, label: 'As in the sources' },
    ...named.toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
  ];
}
