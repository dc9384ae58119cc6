import type { Clause } from '@evident/domain/filters';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Row, RowGroup, RowGroups, RowSort, ViewedType } from '@evident/domain/views';

export interface RowList {
  readonly projectId: Uuid;
  readonly objectType: ViewedType;
  readonly clause: Clause;
}

/** Notes, insights and highlights that an actor sees, as rows. */
export interface RowReader {
  /** @throws Refusal `ValidationError` for a field that rows cannot be sorted by */
  rows(actor: Actor, list: RowList, sort: RowSort | null, page: PageRequest, skip: number): Promise<Page<Row>>;
  /** People of the rows in a group by people whom the actor does not see. */
  hiddenPeople(actor: Actor, list: RowList, group: RowGroup): Promise<readonly Uuid[]>;
  /**
   * @param totals fields whose totals are read
   * @throws Refusal `ValidationError` for a field that rows cannot be grouped by, or that has no totals
   */
  groups(actor: Actor, list: RowList, group: RowGroup | null, totals: readonly Uuid[]): Promise<RowGroups>;
}
