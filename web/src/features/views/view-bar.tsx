import type { FieldView } from '@evident/domain/fields';
import { VIEW_LAYOUTS, type ViewedType, type ViewLayout } from '@evident/domain/views';
import { Button, Checkbox, Popover, SegmentedControl } from '@mantine/core';
import { ArrowUpDown, Columns3, Group as GroupIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { PEOPLE_FACT } from '../../data/views/note-facts.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { type Column, withVisible } from './columns.ts';
import { groupsFor } from './groups.ts';
import type { Look } from './look.ts';
import { sortOf } from './sorts.ts';
import styles from './views.module.css';

interface Props {
  type: ViewedType;
  look: Look;
  fields: readonly FieldView[];
  /** All columns in their order. */
  columns: readonly Column[];
  /** Layouts that are offered. */
  layouts?: readonly ViewLayout[];
  onLook: (change: Partial<Look>) => void;
}

const LAYOUT_NAMES: Record<ViewLayout, string> = {
  CANVAS: 'Canvas',
  BOARD: 'Board',
  LIST: 'List',
  TABLE: 'Table',
  GRID: 'Grid',
};

/** How rows are shown: layout, sort, group and columns. */
export function ViewBar({ type, look, fields, columns, layouts = VIEW_LAYOUTS, onLook }: Props) {
  const { sort, group } = look;
  const sorts = columns.flatMap((column) => {
    const by = sortOf(column);
    return by ? [{ column, by }] : [];
  });
  const sorted = sorts.find(({ by }) => by.by === sort?.by && by.fieldId === sort.fieldId);
  const sortEntries: MenuEntry[] = [
    { label: 'Newest first', chosen: sort === null, run: () => onLook({ sort: null }) },
    ...sorts.map(({ column, by }, at) => ({
      label: column.title,
      apart: at === 0,
      chosen: column === sorted?.column,
      run: () => onLook({ sort: { ...by, direction: sort?.direction ?? 'ASC' } }),
    })),
    ...(['ASC', 'DESC'] as const).map((direction, at) => ({
      label: direction === 'ASC' ? 'Ascending' : 'Descending',
      apart: at === 0,
      chosen: sort?.direction === direction,
      disabledReason: sort ? null : 'Choose what to sort by first',
      run: () => sort && onLook({ sort: { ...sort, direction } }),
    })),
  ];
  const hasPeople = columns.some(({ key }) => key === PEOPLE_FACT.id);
  const groups = groupsFor(type, fields, hasPeople);
  const grouped = groups.find((one) => one.group.kind === group?.kind && one.group.fieldId === group.fieldId);
  const groupEntries: MenuEntry[] = [
    { label: 'No groups', chosen: group === null, run: () => onLook({ group: null }) },
    ...groups.map(({ label, group: wanted }, at) => ({
      label,
      apart: at === 0,
      chosen: wanted === grouped?.group,
      run: () => onLook({ group: wanted }),
    })),
  ];
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label="Layout"
        value={look.layout}
        data={layouts.map((value) => ({ value, label: LAYOUT_NAMES[value] }))}
        onChange={(layout) => onLook({ layout: layout as ViewLayout })}
      />
      {look.layout !== 'CANVAS' && (
        <>
          <MenuButton label="Sort" entries={sortEntries} position="bottom-start">
            {opener(<ArrowUpDown size={14} aria-hidden />, sorted ? `Sorted by ${sorted.column.title}` : 'Sort')}
          </MenuButton>
          <MenuButton label="Group" entries={groupEntries} position="bottom-start">
            {opener(<GroupIcon size={14} aria-hidden />, grouped ? `Grouped by ${grouped.label}` : 'Group')}
          </MenuButton>
          <Popover position="bottom-start" trapFocus returnFocus>
            <Popover.Target>
              <Button size="xs" variant="subtle" leftSection={<Columns3 size={14} aria-hidden />}>
                Fields
              </Button>
            </Popover.Target>
            <Popover.Dropdown aria-label="Fields">
              <div className={styles.checks}>
                {columns.slice(1).map(({ key, title, visible }) => (
                  <Checkbox
                    key={key}
                    size="xs"
                    label={title}
                    checked={visible}
                    onChange={({ currentTarget }) =>
                      onLook({ fieldVisibility: withVisible(look.fieldVisibility, key, currentTarget.checked) })
                    }
                  />
                ))}
              </div>
            </Popover.Dropdown>
          </Popover>
        </>
      )}
    </>
  );
}

const opener = (icon: ReactElement, text: string) => (
  <Button size="xs" variant="subtle" leftSection={icon}>
    {text}
  </Button>
);
