import { isUuid, type Uuid } from '../kernel/index.ts';

/** The longest title in a link (specification, document 000, section 2 and document 002, section 9). */
export const SLUG_MAX = 100;

/** A title as it stands in a link: letters and digits of any script in lower case, everything else one hyphen, at most 100 characters, cut at a hyphen. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  if (words.length <= SLUG_MAX) return words;
  const cut = words.slice(0, SLUG_MAX + 1).lastIndexOf('-');
  return cut > 0 ? words.slice(0, cut) : wholeCharacters(words.slice(0, SLUG_MAX));
}

/** The last part of a link to a thing: its title, then its id; the id alone where the title leaves nothing. */
export function slugged(title: string, id: Uuid): string {
  const slug = slugOf(title);
  return slug === '' ? id : `${slug}-${id}`;
}

/** The id at the end of such a part, whatever stands before it; `undefined` where there is none. */
export function idFromSlugged(part: string): Uuid | undefined {
  const id = part.slice(-36);
  return isUuid(id) && (part.length === 36 || part.at(-37) === '-') ? id.toLowerCase() : undefined;
}

/** Leaves no half of a character that takes two units of UTF-16. */
const wholeCharacters = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '');
