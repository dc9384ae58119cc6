import type { FilterForm } from '@evident/domain/filters';
import type { Actor } from '@evident/domain/permissions';
import type { QueryNotice } from '@evident/domain/search';
import {
  type AskedName,
  type SearchOptions,
  type TypedField,
  type TypedQuery,
  nameKey,
  namesIn,
  parseTypedQuery,
  printPart,
  printTypedQuery,
  resolveTypedQuery,
  takesField,
  withWords,
  wordsOf,
} from '@evident/domain/typed-query';
import type { Clock } from '../kernel/clock.ts';

/** Names and fields as the actor sees them. */
export interface NamesInSight {
  /** The objects with one of these names, by {@link nameKey}. */
  named(actor: Actor, asked: readonly AskedName[]): Promise<readonly NamedObject[]>;
  /** The fields of the workspace. */
  fields(actor: Actor): Promise<readonly TypedField[]>;
}

interface NamedObject extends AskedName {
  readonly id: string;
}

/** A query without its filters, and these. */
export interface ReadTerms {
  readonly words: string;
  /** All rows must hold. Null if a filter cannot be used: the query then finds nothing. */
  readonly form: FilterForm | null;
  readonly options: SearchOptions;
  /** Filters that cannot be used, with the reasons. */
  readonly notices: readonly QueryNotice[];
  /** The query with other words and the same filters. */
  readonly with: (words: string) => string;
}

const NO_ROWS: FilterForm = { combinator: 'and', fieldForms: [] };

/** Reads the filters in the text of a query: `tag:onboarding`, `from:2026`. */
export class TypedTerms {
  constructor(
    private readonly names: NamesInSight,
    private readonly clock: Clock,
  ) {}

  async read(actor: Actor, text: string): Promise<ReadTerms> {
    const typed = withoutBlanks(parseTypedQuery(text));
    if (typed.parts.every(({ kind }) => kind === 'word'))
      return { words: text, form: NO_ROWS, options: {}, notices: [], with: (words) => words };
    const areNamed = typed.parts.some(
      (part) => part.kind === 'term' && (takesField(part.prefix) || part.prefix === 'has'),
    );
    const fields = areNamed ? await this.names.fields(actor) : [];
    const asked = namesIn(typed, fields);
    const named = asked.length === 0 ? [] : await this.names.named(actor, asked);
    const ids = Map.groupBy(named, keyOf);
    const { form, options, faults } = resolveTypedQuery(
      typed,
      { idsOf: (one) => ids.get(keyOf(one))?.map(({ id }) => id) ?? [], fields },
      this.clock.now(),
    );
    return {
      words: wordsOf(typed),
      form,
      options,
      notices: faults.map(({ part, reason }) => ({
        part: printPart(typed.parts[part]!),
        message: `${reason} Nothing is found until this filter is changed.`,
      })),
      with: (words) => printTypedQuery(withWords(typed, words)),
    };
  }
}

const keyOf = ({ held, name }: AskedName): string => `${held} ${nameKey(name)}`;

/** A prefix without a value is a word of a text: “from: Ada”. */
const withoutBlanks = ({ parts, typing }: TypedQuery): TypedQuery => ({
  typing,
  parts: parts.map((part) =>
    part.kind === 'term' && part.values.length === 0 && !part.field ? { kind: 'word', text: printPart(part) } : part,
  ),
});
