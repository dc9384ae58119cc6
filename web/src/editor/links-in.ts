import { isSafeLink } from '@evident/domain/content';

const ADDRESS = /(?<![\w@./-])(?:https?:\/\/|www\.)[^\s<>"“”„`]+/gi;

export interface FoundLink {
  readonly from: number;
  readonly to: number;
  readonly href: string;
}

/** Finds web addresses in plain text, without trailing punctuation. */
export function linksIn(text: string): FoundLink[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: found, index }) => {
    const address = withoutPunctuation(found);
    const href = /^www\./i.test(address) ? `https://${address}` : address;
    return /\/\/[^/]*[^/.]/.test(href) && isSafeLink(href) ? [{ from: index, to: index + address.length, href }] : [];
  });
}

function withoutPunctuation(address: string): string {
  let end = address.length;
  while (end > 0 && (/[.,;:!?'’*_]/.test(address[end - 1]!) || isUnopened(address.slice(0, end)))) end -= 1;
  return address.slice(0, end);
}

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Reports an unmatched closing bracket at the end: `(see https://example.org)`. */
function isUnopened(address: string): boolean {
  const closing = address.at(-1)!;
  const opening = PAIRS[closing];
  return opening !== undefined && address.split(closing).length > address.split(opening).length;
}
