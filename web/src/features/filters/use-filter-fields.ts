import type { FieldView } from '@evident/domain/fields';
import {
  type FilterForm,
  type KnownFields,
  type RowFault,
  type SystemFieldName,
  compileFilterForm,
  mentions,
} from '@evident/domain/filters';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { filterFieldsQuery } from '../../data/fields/queries.ts';
import { segmentsQuery } from '../../data/filters/queries.ts';
import { useSeesPeople, useWho } from '../../kernel/who.ts';
import { type FieldGroup, type FilterScope, fieldGroups, knownFields } from './fields.ts';

/** The fields of a filter, and its faults. */
export interface FilterFields {
  readonly scope: FilterScope;
  readonly known: KnownFields;
  readonly views: readonly FieldView[];
  readonly groups: readonly FieldGroup[];
  /** Filled rows that cannot be used; none until the fields are loaded. */
  faultsIn(form: FilterForm): readonly RowFault[];
}

const NONE: readonly FieldView[] = [];
/** Saved filters over segments stay valid without the feature flag. */
const WITHOUT_SEGMENTS: readonly SystemFieldName[] = ['Segment'];
/** Dates are valid at any time and in any time zone. */
const ANY_TIME = { now: new Date(0), timeZone: 'UTC' };

/** The fields that the member may filter the objects of a scope by. */
export function useFilterFields(scope: FilterScope): FilterFields {
  const { data: views } = useQuery(filterFieldsQuery(scope.projectId));
  const who = useWho();
  const people = useSeesPeople();
  const { data: segments } = useQuery({ ...segmentsQuery(), enabled: people });
  const userId = who?.member.id ?? '';
  const isLoaded = views !== undefined && who !== null;
  const known = useMemo(() => knownFields(views ?? NONE, people, segments), [views, people, segments]);
  const except = who?.featureFlags.segments ? scope.except : WITHOUT_SEGMENTS.concat(scope.except ?? []);
  const groups = fieldGroups({ ...scope, ...(except && { except }) }, views ?? NONE, known);
  const faultsIn = (form: FilterForm): readonly RowFault[] =>
    isLoaded && (segments !== undefined || !people || !mentions(form, 'Segment'))
      ? compileFilterForm(form, { ...known, resultKeys: scope.resultKeys, userId, ...ANY_TIME }).faults
      : [];
  return { scope, known, views: views ?? NONE, groups, faultsIn };
}
