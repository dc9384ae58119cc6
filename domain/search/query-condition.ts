import type { QueryTree } from './query-tree.ts';
import type { QueryWord } from './query-word.ts';

/** Condition that a result must satisfy. `word` is an index of the words that are looked for. */
export type QueryCondition =
  | { readonly word: number }
  | { readonly not: QueryCondition }
  | { readonly all: readonly QueryCondition[] }
  | { readonly any: readonly QueryCondition[] };

/** The condition of a query; true and false where nothing depends on words. */
type Simplified = QueryCondition | boolean;

/**
 * The condition of a query over the words that occur. Words that occur nowhere are in no result. Without alternatives,
 * only excluded words are a condition: of the others, results have enough.
 * @param words the words with the leaves that they are of
 * @param missing the words that occur nowhere
 */
export function conditionOf(
  tree: QueryTree,
  isStrict: boolean,
  words: readonly Pick<QueryWord, 'leaves'>[],
  missing: readonly Pick<QueryWord, 'leaves'>[],
): Simplified {
  const own = isStrict || !('all' in tree) ? tree : { all: tree.all.filter((part) => 'not' in part) };
  return (
    simplified(own, (leaf) => {
      const there = words.flatMap(({ leaves = [] }, word) => (leaves.includes(leaf) ? [{ word }] : []));
      if (missing.some(({ leaves = [] }) => leaves.includes(leaf))) return false;
      return there.length === 0 ? null : joined('all', there);
    }) ?? true
  );
}

/** Null for parts without words, which are no condition. */
function simplified(tree: QueryTree, leafOf: (leaf: number) => Simplified | null): Simplified | null {
  if ('leaf' in tree) return leafOf(tree.leaf);
  if ('not' in tree) {
    const of = simplified(tree.not, leafOf);
    return of === null ? null : typeof of === 'boolean' ? !of : { not: of };
  }
  const [kind, parts] = 'all' in tree ? (['all', tree.all] as const) : (['any', tree.any] as const);
  const some = parts.map((part) => simplified(part, leafOf)).filter((part) => part !== null);
  return some.length === 0 ? null : joined(kind, some);
}

function joined(kind: 'all' | 'any', parts: readonly Simplified[]): Simplified {
  const decides = kind === 'any';
  if (parts.includes(decides)) return decides;
  const open = parts.filter((part) => typeof part !== 'boolean');
  if (open.length === 0) return !decides;
  if (open.length === 1) return open[0]!;
  return kind === 'all' ? { all: open } : { any: open };
}

/** Operators of a condition in reverse Polish notation. */
export const CONDITION_CODES = { all: 0, any: -1, not: -2 } as const;

/** A condition in reverse Polish notation: indexes of words from 1, and operators for the one or two values before. */
export function conditionCodes(condition: QueryCondition): number[] {
  if ('word' in condition) return [condition.word + 1];
  if ('not' in condition) return [...conditionCodes(condition.not), CONDITION_CODES.not];
  const [code, parts] =
    'all' in condition
      ? ([CONDITION_CODES.all, condition.all] as const)
      : ([CONDITION_CODES.any, condition.any] as const);
  return parts.flatMap((part, at) => (at === 0 ? conditionCodes(part) : [...conditionCodes(part), code]));
}
