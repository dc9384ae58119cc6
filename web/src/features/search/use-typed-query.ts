import type { FieldView } from '@evident/domain/fields';
import { filterable } from '@evident/domain/filters';
import {
  type AskedName,
  type ResolvedQuery,
  type TypedField,
  type TypedQuery,
  nameKey,
  namesIn,
  parseTypedQuery,
  resolveTypedQuery,
  takesField,
} from '@evident/domain/typed-query';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { filterFieldsQuery } from '../../data/fields/queries.ts';
import { nameQuery } from '../../data/search/names.ts';
import { ownTimeZone } from '../../kernel/time-zone.ts';

interface TypedSearch {
  readonly query: TypedQuery;
  /** Undefined while names are looked up. */
  readonly resolved: ResolvedQuery | undefined;
  /** The names could not be looked up. */
  readonly problem: Error | null;
}

const NONE: readonly TypedField[] = [];

const asTyped = (field: FieldView): TypedField => ({
  ...filterable(field),
  options: field.settings.options ?? [],
});

/** The fields of the workspace, if a term may name one. Fields of projects are chosen in the filter menu. */
function useTypedFields({ parts }: TypedQuery) {
  const areNamed = parts.some((part) => part.kind === 'term' && (takesField(part.prefix) || part.prefix === 'has'));
  const { data, error } = useQuery({ ...filterFieldsQuery(null), enabled: areNamed });
  const fields = useMemo(() => data?.map(asTyped) ?? NONE, [data]);
  return { fields, pending: areNamed && data === undefined, problem: areNamed ? error : null };
}

const keyOf = ({ held, name }: AskedName): string => `${held} ${nameKey(name)}`;

/** Reads the text of the search field and looks up the names in it. */
export function useTypedQuery(text: string): TypedSearch {
  const [time] = useState(() => ({ now: new Date(), timeZone: ownTimeZone() }));
  const query = useMemo(() => parseTypedQuery(text), [text]);
  const { fields, pending, problem } = useTypedFields(query);
  const asked = namesIn(query, fields);
  const names = useQueries({
    queries: asked.map(({ held, name }) => nameQuery(held, name)),
    combine: (answers) => ({
      ids: new Map(answers.map(({ data = [] }, index) => [keyOf(asked[index]!), data])),
      pending: answers.some(({ isPending }) => isPending),
      problem: answers.find(({ error }) => error)?.error ?? null,
    }),
  });
  const isPending = pending || names.pending;
  const resolved = isPending
    ? undefined
    : resolveTypedQuery(query, { idsOf: (one) => names.ids.get(keyOf(one)) ?? [], fields }, time);
  return { query, resolved, problem: problem ?? names.problem };
}
