import { isUuid, type Uuid } from '../kernel/index.ts';

/** Maximum length of a title in a link (specification, document 000, section 2 and document 002, section 9). */
export const SLUG_MAX = 100;

/**
 * Converts a title for use in a link: lower-case letters and digits of any script, everything else one hyphen, at most
 * 100 characters, cut at a hyphen.
 */
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

/** The last segment of a link: slug and id, or only the id if the slug is empty. */
export function slugged(title: string, id: Uuid): string {
  const slug = slugOf(title);
  return slug === '' ? id : `${slug}-${id}`;
}

/** The id at the end of such a segment; `undefined` if there is none. */
export function idFromSlugged(part: string): Uuid | undefined {
  const id = part.slice(-36);
  return isUuid(id) && (part.length === 36 || part.at(-37) === '-') ? id.toLowerCase() : undefined;
}

/** Drops a lone high surrogate at the end. */
const wholeCharacters = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '');
