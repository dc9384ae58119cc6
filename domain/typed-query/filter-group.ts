import { partOf } from './read-piece.ts';
import { bracketsOf, piecesOf } from './scan.ts';
import type { Term } from './term.ts';

/** Filters with brackets, OR and NOT. */
export interface FilterGroup {
  readonly tree: FilterTree;
  readonly terms: readonly Term[];
}

/** Filters that all must hold, or one at least. NOT is part of the terms. */
export type FilterTree = Term | { readonly every: readonly FilterTree[] } | { readonly any: readonly FilterTree[] };

/** Brackets in brackets at most. */
const DEEP = 20;

type Tree =
  | { readonly term: Term }
  | { readonly all: readonly Tree[] }
  | { readonly any: readonly Tree[] }
  | { readonly not: Tree };
type Token = Term | 'open' | 'close' | 'or' | 'and' | 'not';

/** Reads a text with filters only, such as `(tag:price OR tag:cost)`. Null if it has words, or is not complete. */
export function filterGroup(text: string): FilterGroup | null {
  const tokens = tokensOf(text);
  if (!tokens) return null;
  const reader = new GroupReader(tokens);
  const tree = reader.read();
  if (!tree) return null;
  return { tree: negatedIf(tree, false), terms: tokens.filter((token) => typeof token === 'object') };
}

const OPERATORS: Readonly<Record<string, Token>> = { OR: 'or', AND: 'and', NOT: 'not' };

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  let depth = 0;
  for (const piece of piecesOf(text)) {
    const { opening, core: inner, closing } = bracketsOf(piece.text);
    for (const sign of opening) tokens.push(sign === '-' ? 'not' : 'open');
    depth += opening.replaceAll('-', '').length;
    const closed = Math.min(depth, closing.length);
    depth -= closed;
    // A bracket that nothing opened belongs to the value.
    const core = inner + closing.slice(closed);
    if (Object.hasOwn(OPERATORS, core)) tokens.push(OPERATORS[core]!);
    else if (core !== '') {
      const part = partOf(core);
      if (part.kind === 'word' || part.values.length === 0) return null;
      tokens.push(part);
    }
    for (let at = 0; at < closed; at += 1) tokens.push('close');
  }
  return tokens;
}

class GroupReader {
  private readonly tokens: readonly Token[];
  private at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  read(): Tree | null {
    const tree = this.series(0);
    return this.at === this.tokens.length ? tree : null;
  }

  private series(depth: number): Tree | null {
    const all: Tree[] = [];
    while (this.at < this.tokens.length && this.tokens[this.at] !== 'close') {
      if (this.tokens[this.at] === 'and') {
        this.at += 1;
        continue;
      }
      const one = this.alternatives(depth);
      if (!one) return null;
      all.push(one);
    }
    return all.length === 0 ? null : { all };
  }

  private alternatives(depth: number): Tree | null {
    const any: Tree[] = [];
    do {
      if (any.length > 0) this.at += 1;
      const one = this.operand(depth);
      if (!one) return null;
      any.push(one);
    } while (this.tokens[this.at] === 'or');
    return { any };
  }

  private operand(depth: number): Tree | null {
    const token = this.tokens[this.at];
    this.at += 1;
    if (typeof token === 'object') return { term: token };
    if (depth >= DEEP) return null;
    if (token === 'not') {
      const one = this.operand(depth + 1);
      return one && { not: one };
    }
    if (token !== 'open') return null;
    const inner = this.series(depth + 1);
    if (!inner || this.tokens[this.at] !== 'close') return null;
    this.at += 1;
    return inner;
  }
}

/** The tree with NOT moved to its terms. */
function negatedIf(tree: Tree, isNegated: boolean): FilterTree {
  if ('term' in tree) return { ...tree.term, negated: tree.term.negated !== isNegated };
  if ('not' in tree) return negatedIf(tree.not, !isNegated);
  const areAll = 'all' in tree;
  const parts = (areAll ? tree.all : tree.any).map((part) => negatedIf(part, isNegated));
  if (parts.length === 1) return parts[0]!;
  return areAll === isNegated ? { any: parts } : { every: parts };
}
