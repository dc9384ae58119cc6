import { type RichNode, plainText } from '../../content/index.ts';

/** Turns that repeat the one before and add to it, and their share of all, from which a text was saved while it grew. */
const GROWN = 3;
const SHARE = 0.3;

/**
 * Keeps the last version of turns that were saved while they grew: live captions write `I think`, then `I think that`. It
 * starts when the first version did. No word is lost: each version is the beginning of the next. Unchanged unless many
 * turns grow, because people repeat themselves.
 */
export function withoutGrowing(blocks: readonly RichNode[]): RichNode[] {
  const grows = blocks.map((node, at) => at > 0 && isGrown(blocks[at - 1]!, node));
  const turns = blocks.filter(({ type }) => type === 'turn').length;
  const count = grows.filter(Boolean).length;
  if (count < GROWN || count < (turns - 1) * SHARE) return [...blocks];
  const kept: RichNode[] = [];
  for (const [at, node] of blocks.entries()) {
    const start = kept.at(-1)?.attrs?.['start'] ?? node.attrs?.['start'];
    if (grows[at]) kept[kept.length - 1] = { ...node, attrs: { ...node.attrs, start } };
    else kept.push(node);
  }
  return kept;
}

function isGrown(before: RichNode, now: RichNode): boolean {
  if (before.type !== 'turn' || now.type !== 'turn' || before.attrs?.['speaker'] !== now.attrs?.['speaker'])
    return false;
  const [start, words] = [plainText(before), plainText(now)];
  return start !== '' && words.startsWith(start) && !/[\p{L}\p{N}]/u.test(words.charAt(start.length));
}
