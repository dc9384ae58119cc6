import { and, type Clause, readFilterForm, EMPTY_FORM } from '@evident/domain/filters';
import { type Page, type PageRequest, type Uuid, refuse } from '@evident/domain/kernel';
import { type Actor, timeZoneOf } from '@evident/domain/permissions';
import {
  type GroupsWanted,
  type Row,
  type RowGroup,
  type RowGroups,
  type RowsWanted,
  type ShownView,
  clauseOfPerson,
  refuseSearch,
  within,
} from '@evident/domain/views';
import type { ListFilters } from '../filters/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import { RESULT_OF, formsOf } from './results.ts';
import type { RowList, RowReader } from './row-reader.ts';
import { shown } from './shown.ts';
import type { ViewReader } from './view-reader.ts';

/** The saved views of a project by rank: shared ones, and the actor's private ones. */
export class ListViews extends Query<ShownView[]> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export const ListViewsHandler = answeredBy(async ({ actor, projectId }: ListViews, views: ViewReader) =>
  (await views.ofProject(actor, projectId)).map(shown),
);

/** One saved view. */
export class GetView extends Query<ShownView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly viewId: Uuid,
  ) {
    super();
  }
}

export const GetViewHandler = answeredBy(async ({ actor, viewId }: GetView, views: ViewReader) =>
  shown(await found(views.view(actor, viewId), 'View not found')),
);

/** Notes, insights or highlights of a project, with the values of their fields. */
export class ReadRows extends Query<Page<Row>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly wanted: RowsWanted,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ReadRowsHandler = answeredBy(
  async ({ actor, projectId, wanted, page }: ReadRows, rows: RowReader, filters: ListFilters) => {
    const { objectType, filter = EMPTY_FORM, within: also, sort = null, group = null, groupKey, skip = 0 } = wanted;
    refuseSearch(objectType, { sort, group });
    if (skip > 0 && page.cursor !== null) refuse('ValidationError', 'Send a cursor or skip rows, not both');
    const key = RESULT_OF[objectType];
    const clause = and(
      await filters.clause(key, formsOf(readFilterForm(filter)), actor),
      ...(also ? [await filters.clause(key, [readFilterForm(also)], actor)] : []),
    );
    const narrowed = await inGroup(rows, actor, { projectId, objectType, clause }, group, groupKey);
    return rows.rows(actor, { projectId, objectType, clause: narrowed }, sort, page, skip);
  },
);

/** A list with the condition of its group, if one is asked for. */
async function inGroup(
  rows: RowReader,
  actor: Actor,
  list: RowList,
  group: RowGroup | null,
  key: string | null | undefined,
): Promise<Clause> {
  const { objectType, clause } = list;
  if (!group || key === undefined) return clause;
  if (group.kind !== 'PERSON' || key === null) return within(clause, objectType, group, key, timeZoneOf(actor));
  return and(clause, clauseOfPerson(objectType, group, key, await rows.hiddenPeople(actor, list, group)));
}

/** The groups of such rows, with the number of rows in each. */
export class ReadRowGroups extends Query<RowGroups> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly wanted: GroupsWanted,
  ) {
    super();
  }
}

export const ReadRowGroupsHandler = answeredBy(
  async ({ actor, projectId, wanted }: ReadRowGroups, rows: RowReader, filters: ListFilters) => {
    const { objectType, filter = EMPTY_FORM, group = null, totals = [] } = wanted;
    refuseSearch(objectType, { sort: null, group });
    const clause = await filters.clause(RESULT_OF[objectType], formsOf(readFilterForm(filter)), actor);
    return rows.groups(actor, { projectId, objectType, clause }, group, totals);
  },
);
