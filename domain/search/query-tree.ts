import { type QueryToken, queryTokens } from './query-tokens.ts';

/** Words of a query that belong together: a piece between spaces, or a phrase. */
export interface QueryLeaf {
  readonly words: string;
  readonly isPhrase: boolean;
  /** Words that begin so are meant, too. */
  readonly isPrefix: boolean;
  /** Whether the query ends with it, so that it may not be complete. */
  readonly isTyping: boolean;
  readonly isExcluded: boolean;
}

/** How the words of a query are combined. Leaves are indexes. */
export type QueryTree =
  | { readonly leaf: number }
  | { readonly not: QueryTree }
  | { readonly all: readonly QueryTree[] }
  | { readonly any: readonly QueryTree[] };

/** A part of a query that was not understood. */
export interface QueryNotice {
  /** As typed. */
  readonly part: string;
  readonly message: string;
}

export interface ReadQuery {
  readonly leaves: readonly QueryLeaf[];
  readonly tree: QueryTree;
  /** Whether a result has to satisfy the whole tree, because it has alternatives. */
  readonly isStrict: boolean;
  readonly notices: readonly QueryNotice[];
}

/** Brackets in brackets at most (decided). */
export const BRACKETS_DEEP = 20;

/** Notices at most; further ones say the same. */
export const NOTICES_MAX = 10;

/**
 * Reads a query: words and phrases, `-word` or NOT, OR between neighbors, brackets, and `word*`. Reads every text; what
 * it does not understand is named in a notice and left out.
 */
export const readQuery = (query: string): ReadQuery => new QueryReader(query).read();

/** The words that are looked for, without the signs of the query language. */
export const soughtWords = ({ leaves }: Pick<ReadQuery, 'leaves'>): string =>
  leaves
    .filter(({ isExcluded }) => !isExcluded)
    .map(({ words }) => words)
    .join(' ');

class QueryReader {
  private readonly query: string;
  private readonly tokens: readonly QueryToken[];
  private readonly leaves: QueryLeaf[] = [];
  private readonly notices: QueryNotice[] = [];
  private at = 0;
  private isStrict = false;

  constructor(query: string) {
    this.query = query;
    this.tokens = queryTokens(query);
  }

  read(): ReadQuery {
    const all: QueryTree[] = [];
    while (this.at < this.tokens.length) {
      all.push(...this.series(0, false));
      // A bracket that nothing opened.
      if (this.next?.kind === 'close') this.skip('This bracket is not opened, so it is left out.');
    }
    const { leaves, notices, isStrict } = this;
    if (leaves.length > 0 && leaves.every(({ isExcluded }) => isExcluded))
      notices.push({ part: this.query.trim(), message: 'Only excludes. Add a word to find.' });
    return { leaves, tree: { all }, isStrict, notices: notices.slice(0, NOTICES_MAX) };
  }

  private get next(): QueryToken | undefined {
    return this.tokens[this.at];
  }

  private skip(message: string): void {
    this.notices.push({ part: this.next!.text, message });
    this.at += 1;
  }

  /** Reads operands up to a closing bracket. */
  private series(depth: number, isExcluded: boolean): QueryTree[] {
    const all: QueryTree[] = [];
    while (this.next && this.next.kind !== 'close') {
      if (this.next.kind === 'or') this.skip('OR needs words before and after it.');
      else if (this.next.kind === 'and') this.at += 1;
      else all.push(...this.alternatives(depth, isExcluded));
    }
    return all;
  }

  private alternatives(depth: number, isExcluded: boolean): QueryTree[] {
    const any = this.operand(depth, isExcluded);
    while (this.next?.kind === 'or' && any.length > 0) {
      const following = this.tokens[this.at + 1]?.kind;
      if (following === undefined || following === 'or' || following === 'and' || following === 'close') break;
      this.at += 1;
      any.push(...this.operand(depth, isExcluded));
    }
    if (any.length < 2) return any;
    this.isStrict = true;
    return [{ any }];
  }

  /** Words, a phrase or brackets, with the signs before them. Nothing if they are empty. */
  private operand(depth: number, isExcluded: boolean): QueryTree[] {
    let isNegated = false;
    while (this.next?.kind === 'not') {
      const following = this.tokens[this.at + 1]?.kind;
      if (following === undefined || following === 'or' || following === 'and' || following === 'close') {
        this.skip('Nothing to exclude follows.');
        return [];
      }
      if (isNegated) this.notices.push({ part: this.next.text, message: 'Excluding twice excludes once.' });
      isNegated = true;
      this.at += 1;
    }
    const found = this.unsigned(depth, isExcluded !== isNegated);
    return isNegated ? found.map((tree) => ({ not: tree })) : found;
  }

  private unsigned(depth: number, isExcluded: boolean): QueryTree[] {
    const token = this.next!;
    if (token.kind === 'open') return this.brackets(depth, isExcluded);
    this.at += 1;
    if (/\*/u.test(token.words))
      this.notices.push({ part: token.text, message: 'A star works only at the end of a word, so it is left out.' });
    this.leaves.push({
      words: token.words.replaceAll('*', ' '),
      isPhrase: token.kind === 'phrase',
      isPrefix: token.isPrefix,
      isTyping: !token.isPrefix && !isExcluded && token.end === this.query.length,
      isExcluded,
    });
    return [{ leaf: this.leaves.length - 1 }];
  }

  private brackets(depth: number, isExcluded: boolean): QueryTree[] {
    if (depth === BRACKETS_DEEP) {
      this.skip(`Brackets nest at most ${BRACKETS_DEEP} deep, so this one is left out.`);
      return [];
    }
    const { text } = this.next!;
    this.at += 1;
    const all = this.series(depth + 1, isExcluded);
    if (this.next) this.at += 1;
    else this.notices.push({ part: text, message: 'This bracket is not closed. It reaches to the end.' });
    if (all.length < 2) return all;
    return [{ all }];
  }
}
