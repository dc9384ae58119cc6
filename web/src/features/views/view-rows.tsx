import type { FieldView, SentValue } from '@evident/domain/fields';
import type { FilterForm } from '@evident/domain/filters';
import { isOfRole } from '@evident/domain/permissions';
import { VIEW_LAYOUTS, type Row, type RowGroup, type ViewedType } from '@evident/domain/views';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Rows3 } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { useRowChanges, type RowPlace, useRowPlaces } from '../../data/views/mutations.ts';
import { PEOPLE_FACT } from '../../data/views/note-facts.ts';
import { type AskedRows, rowGroupsQuery, rowWindows } from '../../data/views/queries.ts';
import { useKeys } from '../../kernel/keys/use-keys.ts';
import { useSeesPeople } from '../../kernel/who.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { sentFrom } from './cells.ts';
import { columnsFor } from './columns.ts';
import { boardGroup } from './groups.ts';
import { HighlightNotesButton } from './highlight-notes-button.tsx';
import { THINGS } from './links.ts';
import type { Look } from './look.ts';
import { RowActions } from './row-actions.tsx';
import { RowBoard } from './row-board.tsx';
import { RowSections } from './row-sections.tsx';
import { SelectedBar } from './selected-bar.tsx';
import { SetFieldButton } from './set-field-button.tsx';
import { totaled } from './totals.ts';
import type { MovedCard } from './use-card-drag.ts';
import { useSelection } from './use-selection.ts';
import { ViewBar } from './view-bar.tsx';
import styles from './views.module.css';

interface Props {
  projectId: string;
  type: ViewedType;
  look: Look;
  /** The filter, its conditions, and a message that replaces the rows if it cannot be used. */
  filter: { form: FilterForm | undefined; bar: ReactNode; blocked: ReactNode; clear: () => void };
  fields: readonly FieldView[];
  /** The reason values cannot be changed; null if they can. */
  readOnly: string | null;
  /** The canvas, in the layout of that name; null where there is none. */
  canvas: ReactNode;
  /** Actions of the view, at the end of the bar. */
  actions?: ReactNode;
  /** The button that adds one, where there are none. */
  adding?: ReactNode;
  /** Further actions for the selected rows; `done` clears the selection. */
  selectedActions?: ((rows: readonly Row[], done: () => void) => ReactNode) | undefined;
  onLook: (change: Partial<Look>) => void;
}

const WITHOUT_CANVAS = VIEW_LAYOUTS.filter((layout) => layout !== 'CANVAS');

const SHAPES = { GRID: 'cards', BOARD: 'board' } as Readonly<Partial<Record<Look['layout'], 'cards' | 'board'>>>;

/** Notes, insights or highlights of a project in a layout, with filter, sort, groups and bulk changes. */
export function ViewRows({
  projectId,
  type,
  look,
  filter,
  fields,
  readOnly,
  canvas,
  actions,
  adding,
  selectedActions,
  onLook,
}: Props) {
  const sees = useSeesPeople();
  const columns = useMemo(() => columnsFor(type, fields, look, sees), [type, fields, look, sees]);
  const group = look.group ?? (look.layout === 'BOARD' ? boardGroup(type, fields) : null);
  const wanted: AskedRows = { objectType: type, filter: filter.form, sort: look.sort, group };
  const usable = filter.blocked === null && look.layout !== 'CANVAS';
  const totals = totaled(columns).flatMap(({ field }) => field?.id ?? []);
  const groups = useQuery({
    ...rowGroupsQuery(projectId, wanted, totals),
    enabled: usable,
    placeholderData: keepPreviousData,
  });
  // Asked for along with the counts.
  useQuery({ ...rowWindows(projectId, wanted).page(0), enabled: usable && group === null });
  const { set, retag } = useRowChanges(projectId, type);
  const selection = useSelection();
  const client = useQueryClient();
  const selectAll = () => {
    const first = rowWindows(projectId, wanted);
    const read = async (from: number, to: number) => {
      const pages = Array.from({ length: Math.ceil((to + 1) / first.size) }, (_, at) =>
        client.ensureQueryData(first.page(at)),
      );
      return (await Promise.all(pages)).flat().slice(from, to + 1);
    };
    selection.setAll({ count: total ?? 0, read }, true);
  };
  useKeys([{ keys: 'mod+a', label: 'Select all rows', group: 'Lists', run: selectAll }], usable);
  const things = THINGS[type].many;
  const total = groups.data?.total;
  const place = useRowPlaces(projectId, type);
  const isByHand = readOnly === null && look.sort === null;
  const onPlace = isByHand ? (rows: readonly Row[], to: RowPlace) => place({ rows, place: to }) : null;
  const top = useRef(0);
  const shared = { columns, readOnly, selection, onSet: set, onPlace };
  return (
    <div className={styles.rows} data-selects={type === 'HIGHLIGHT' || !isOfRole(readOnly)}>
      <div className={styles.bar}>
        <ViewBar
          type={type}
          look={look}
          fields={fields}
          columns={columns}
          layouts={canvas === null ? WITHOUT_CANVAS : VIEW_LAYOUTS}
          onLook={onLook}
        />
        <span className={styles.dim} role="status">
          {usable && total !== undefined && `${total.toLocaleString()} ${total === 1 ? THINGS[type].one : things}`}
        </span>
        <div className={styles.end}>{actions}</div>
      </div>
      {look.layout !== 'CANVAS' && <div className={styles.conditions}>{filter.bar}</div>}
      {content()}
      <SelectedBar count={selection.rows.length} onClear={selection.clear}>
        {readOnly === null && (type !== 'INSIGHT' || fields.length > 0) && (
          <SetFieldButton
            count={selection.rows.length}
            fields={[...columns.flatMap(({ fact }) => fact ?? []), ...fields]}
            onSet={(field, value) =>
              set(selection.rows.map((row) => ({ row, field, value: inAddition(row, field, value) })))
            }
          />
        )}
        {readOnly === null && type !== 'HIGHLIGHT' && (
          <RowActions projectId={projectId} objectType={type} rows={selection.rows} onDone={selection.clear} />
        )}
        {readOnly === null && type === 'NOTE' && (
          <HighlightNotesButton projectId={projectId} rows={selection.rows} onDone={selection.clear} />
        )}
        {selectedActions?.(selection.rows, selection.clear)}
      </SelectedBar>
    </div>
  );

  function content(): ReactNode {
    if (look.layout === 'CANVAS') return canvas;
    if (filter.blocked !== null) return filter.blocked;
    if (groups.error && !groups.data)
      return (
        <FailedState
          title={`The ${things} could not be loaded`}
          problem={groups.error}
          onRetry={() => void groups.refetch()}
        />
      );
    if (total === undefined) return <ListSkeleton things={things} shape={SHAPES[look.layout] ?? 'rows'} />;
    if (total === 0)
      return filter.form ? (
        <FilteredToNothing things={things} onClear={filter.clear} />
      ) : (
        <EmptyState icon={Rows3} title={`No ${things} yet`} action={adding}>
          The {things} of the project appear here.
        </EmptyState>
      );
    if (look.layout === 'BOARD')
      return (
        <RowBoard
          {...shared}
          projectId={projectId}
          wanted={wanted}
          groups={groups.data?.items ?? []}
          onMove={isMovable(type, group!, fields) ? move : null}
        />
      );
    return (
      <RowSections
        {...shared}
        projectId={projectId}
        wanted={wanted}
        groups={group === null ? null : (groups.data?.items ?? [])}
        things={things}
        total={total ?? 0}
        totals={groups.data?.totals ?? []}
        look={look}
        scroll={{ start: top.current, onTop: (index) => (top.current = index) }}
        onLook={onLook}
      />
    );
  }

  function move({ row, from }: MovedCard, to: string | null): void {
    if (group!.kind === 'TAG') return retag({ row, add: to, remove: from });
    const field = fieldMovedIn(group!, fields);
    if (field) set([{ row, field, value: { ids: movedIds(row, field, from, to) } }]);
  }
}

/** People are added to those of a row; any other value takes the place of the one before. */
function inAddition(row: Row, field: FieldView, value: SentValue): SentValue {
  if (field.id !== PEOPLE_FACT.id) return value;
  return { ids: [...new Set([...row.people.map(({ id }) => id), ...(value.ids ?? [])])] };
}

/** Whether cards of such a board change their group: options and people of a field, people of notes, and tags of highlights. */
const isMovable = (type: ViewedType, group: RowGroup, fields: readonly FieldView[]): boolean =>
  group.kind === 'TAG' ? type === 'HIGHLIGHT' : fieldMovedIn(group, fields) !== undefined;

/** The field, or the people of a note, that a card changes by moving. */
const fieldMovedIn = ({ kind, fieldId }: RowGroup, fields: readonly FieldView[]): FieldView | undefined =>
  kind === 'PEOPLE' ? PEOPLE_FACT : fields.find(({ id }) => id === fieldId);

/** The chosen ids after a card moved between groups: one takes the place of the other. */
function movedIds(row: Row, field: FieldView, from: string | null, to: string | null): string[] {
  const others = (sentFrom(row, field).ids ?? []).filter((id) => id !== from && id !== to);
  return to === null ? [...others] : [...others, to];
}
