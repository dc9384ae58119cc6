import { align } from '../anchors/index.ts';
import { Numbering } from './numbering.ts';
import type { ComparedPart } from './shapes.ts';

/** Words, white space, and single characters of other kinds. Scripts without spaces are split into characters. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}\p{M}_])+(?:['’](?:[\p{L}\p{N}\p{M}_])+)*|\s+|./gsu;

/** Compares two versions of a block word by word. */
export function changedWords(before: string, after: string): ComparedPart[] {
  const [old, now] = [tokens(before), tokens(after)];
  const numbering = new Numbering();
  const parts: ComparedPart[] = [];
  let [a, b] = [0, 0];
  for (const match of align(numbering.of(old), numbering.of(now), [4, 2, 1])) {
    const kept = now.slice(match.b, match.b + match.length).join('');
    // White space between two changes is part of them, so that a rewritten phrase reads as one.
    const isBetween = kept.trim() === '' && a > 0 && match.a > a && match.a + match.length < old.length;
    if (isBetween) continue;
    push(parts, old.slice(a, match.a).join(''), 'REMOVED');
    push(parts, now.slice(b, match.b).join(''), 'ADDED');
    push(parts, kept, null);
    [a, b] = [match.a + match.length, match.b + match.length];
  }
  push(parts, old.slice(a).join(''), 'REMOVED');
  push(parts, now.slice(b).join(''), 'ADDED');
  return parts;
}

const tokens = (text: string): string[] => text.match(TOKEN) ?? [];

function push(parts: ComparedPart[], text: string, change: ComparedPart['change']): void {
  if (text !== '') parts.push({ text, change });
}
