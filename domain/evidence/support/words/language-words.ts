/** Words of a language that change what a sentence claims. Folded, separated by spaces; `*` is any ending. */
export interface LanguageWords {
  /** Words without a subject of their own, besides those of `FUNCTION_WORDS`. */
  readonly functions: string;
  /** Begin a new clause. */
  readonly conjunctions: string;
  readonly negators: string;
  /** Deny what they govern without a negator: refuse, lack. */
  readonly inverters: string;
  /** May deny what they govern: trouble, hard. */
  readonly difficulties: string;
  readonly universals: string;
  readonly many: string;
  readonly some: string;
  readonly exclusives: string;
  /** Followed by a cause. */
  readonly because: string;
  /** Followed by an effect. */
  readonly therefore: string;
  readonly possibility: string;
  /** Make a clause less than a fact. */
  readonly hedges: string;
  readonly wish: string;
  readonly duty: string;
  /** People of whom texts of research speak. */
  readonly people: string;
  /** Verbs and nouns with which texts report words of others. */
  readonly reporting: string;
  readonly please: string;
  /** Words that address a reader. */
  readonly address: string;
  /** First words of instructions, besides a bare word before an article. */
  readonly commands: string;
  readonly articles: string;
  /** Follow a compared quality: than. */
  readonly than: string;
  /** Name the actor of a passive. */
  readonly by: string;
  /** Followed by a later event, or by an earlier one; and adverbs of a later event. */
  readonly before: string;
  readonly after: string;
  readonly then: string;
  /** Make a future open: perhaps. */
  readonly doubts: string;
  /** Intentions, as opposed to what was done. */
  readonly plans: string;
  /** Pairs of opposites: the sides are separated by `|`, their words by spaces. The first one is good and bad. */
  readonly opposites: readonly string[];
  /** Alternatives of which a sentence may only have those of its quotes: days, times. */
  readonly times: string;
  readonly superlatives: string;
  /** Limits of numbers: above and below. */
  readonly above: string;
  readonly below: string;
  /** Numbers as words, `word=value`. */
  readonly numbers: string;
}
