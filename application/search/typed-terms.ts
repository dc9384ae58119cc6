import { type CombinedForms, EMPTY_FORM, type FilterForm } from '@evident/domain/filters';
import { type Actor, timeZoneOf } from '@evident/domain/permissions';
import type { QueryNotice } from '@evident/domain/search';
import {
  type AskedName,
  type FilterGroup,
  type SearchOptions,
  type TypedField,
  type TypedNames,
  type TypedPart,
  type TypedQuery,
  filterGroup,
  nameKey,
  namesIn,
  parseTypedQuery,
  printPart,
  printTypedQuery,
  resolveGroup,
  resolveTypedQuery,
  takesField,
  withWords,
  wordsOf,
} from '@evident/domain/typed-query';
import type { Clock } from '../kernel/clock.ts';

/** The end of a notice about a filter that cannot be used. */
export const FINDS_NOTHING = 'Nothing is found until this filter is changed.';

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

/** The filters of a query: the form and the groups must all hold. */
export interface TypedForms {
  readonly form: FilterForm;
  /** Filters in brackets or with OR. */
  readonly groups: readonly CombinedForms[];
}

/** A query without its filters, and these. */
export interface ReadTerms {
  readonly words: string;
  /** Null if a filter cannot be used: the query then finds nothing. */
  readonly forms: TypedForms | null;
  readonly options: SearchOptions;
  /** Filters that cannot be used, with the reasons. */
  readonly notices: readonly QueryNotice[];
  /** The query with other words and the same filters. */
  readonly with: (words: string) => string;
}

/** Reads the filters in the text of a query: `tag:onboarding`, `from:2026`. */
export class TypedTerms {
  constructor(
    private readonly names: NamesInSight,
    private readonly clock: Clock,
  ) {}

  async read(actor: Actor, text: string): Promise<ReadTerms> {
    const { typed, grouped } = separated(withoutBlanks(parseTypedQuery(text)));
    if (grouped.length === 0 && typed.parts.every(({ kind }) => kind === 'word'))
      return { words: text, forms: { form: EMPTY_FORM, groups: [] }, options: {}, notices: [], with: (words) => words };
    const terms = [...typed.parts, ...grouped.flatMap(({ group }) => group.terms)];
    const names = await this.namesOf(actor, { ...typed, parts: terms });
    const time = { now: this.clock.now(), timeZone: timeZoneOf(actor) };
    const { form, options, faults } = resolveTypedQuery(typed, names, time);
    const groups = grouped.map(({ part, group }) => ({ part, ...resolveGroup(group, names, time) }));
    const areUsable = form !== null && groups.every(({ forms }) => forms !== null);
    const fault = (part: TypedPart, reason: string): QueryNotice => ({
      part: printPart(part),
      message: `${reason} ${FINDS_NOTHING}`,
    });
    return {
      words: wordsOf(typed),
      forms: areUsable ? { form, groups: groups.flatMap(({ forms }) => forms ?? []) } : null,
      options,
      notices: [
        ...faults.map(({ part, reason }) => fault(typed.parts[part]!, reason)),
        ...groups.flatMap(({ part, reasons }) => reasons.map((reason) => fault(part, reason))),
      ],
      with: (words) => {
        const { parts } = withWords(typed, words);
        return printTypedQuery({ parts: [...parts, ...grouped.map(({ part }) => part)], typing: false });
      },
    };
  }

  private async namesOf(actor: Actor, typed: TypedQuery): Promise<TypedNames> {
    const areNamed = typed.parts.some(
      (part) => part.kind === 'term' && (takesField(part.prefix) || part.prefix === 'has'),
    );
    const fields = areNamed ? await this.names.fields(actor) : [];
    const asked = namesIn(typed, fields);
    const named = asked.length === 0 ? [] : await this.names.named(actor, asked);
    const ids = Map.groupBy(named, keyOf);
    return { idsOf: (one) => ids.get(keyOf(one))?.map(({ id }) => id) ?? [], fields };
  }
}

/** A query without its filters in brackets, and these. */
function separated({ parts, typing }: TypedQuery): {
  typed: TypedQuery;
  grouped: { part: TypedPart; group: FilterGroup }[];
} {
  const groups = parts.map((part) => (part.kind === 'word' ? filterGroup(part.text) : null));
  return {
    typed: { parts: parts.filter((_, at) => !groups[at]), typing: typing && !groups.at(-1) },
    grouped: parts.flatMap((part, at) => (groups[at] ? [{ part, group: groups[at] }] : [])),
  };
}

const keyOf = ({ held, name }: AskedName): string => `${held} ${nameKey(name)}`;

/** A prefix without a value is a word of a text: “from: Ada”. */
const withoutBlanks = ({ parts, typing }: TypedQuery): TypedQuery => ({
  typing,
  parts: parts.map((part) =>
    part.kind === 'term' && part.values.length === 0 && !part.field ? { kind: 'word', text: printPart(part) } : part,
  ),
});
