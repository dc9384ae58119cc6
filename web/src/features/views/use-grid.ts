import type { FieldView } from '@evident/domain/fields';
import { Refusal, refuse } from '@evident/domain/kernel';
import { CHANGED_ROWS_MAX, type Row } from '@evident/domain/views';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import type { Windowed } from '../../kernel/queries/windows.ts';
import { showToast } from '../../kernel/toasts.ts';
import { cellText, fromTabs, sentFrom, toTabs, valueFrom } from './cells.ts';
import { type Column, editedAs } from './columns.ts';
import type { CellChange } from '../../data/views/mutations.ts';

interface Cell {
  readonly row: number;
  readonly column: number;
}

interface Grid {
  list: Pick<Windowed<Row>, 'count' | 'at'>;
  columns: readonly Column[];
  readOnly: boolean;
  onSet: (changes: readonly CellChange[]) => void;
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
const between = (one: number, other: number): [number, number] => [Math.min(one, other), Math.max(one, other)];

/** The active cell, the selected range and the keys of spreadsheets: arrows, Enter, Tab, copy, paste, clear, fill down. */
export function useGrid({ list, columns, readOnly, onSet }: Grid) {
  const last = list.count - 1;
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Cell | null>(null);
  const [editing, setEditing] = useState(false);
  const from = anchor ?? active;
  const [top, bottom] = between(from.row, active.row);
  const [left, right] = between(from.column, active.column);
  const fieldAt = (column: number): FieldView | undefined => editedAs(columns[column]);

  const go = (row: number, column: number, extend = false): void => {
    const next = { row: clamp(row, last), column: clamp(column, columns.length - 1) };
    setAnchor(extend ? from : null);
    setActive(next);
    setEditing(false);
  };
  /** The rows of the range. @throws Refusal if the range is too large, or not loaded */
  const rangeRows = (): Row[] => {
    if (bottom - top >= CHANGED_ROWS_MAX)
      refuse('ValidationError', `At most ${CHANGED_ROWS_MAX} rows are copied or changed at once. Select fewer.`);
    return Array.from(
      { length: bottom - top + 1 },
      (_, line) =>
        list.at(top + line) ?? refuse('ValidationError', 'Some rows are still loading. Scroll through them first.'),
    );
  };
  const cells = (): { row: Row; field: FieldView; line: number; column: number }[] =>
    rangeRows().flatMap((row, line) =>
      columns.slice(left, right + 1).flatMap((one, column) => {
        const field = editedAs(one);
        return field ? [{ row, field, line, column }] : [];
      }),
    );
  const tell = (title: string, work: () => void): void => {
    try {
      work();
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      showToast({ tone: 'danger', title, message: thrown.title });
    }
  };
  const edit = (): void => {
    if (!readOnly && fieldAt(active.column)) setEditing(true);
  };
  const clear = (): void => {
    if (!readOnly)
      tell('Nothing was cleared', () => onSet(cells().map(({ row, field }) => ({ row, field, value: {} }))));
  };
  const fillDown = (): void => {
    const first = list.at(top);
    if (readOnly || !first) return;
    tell('Nothing was filled', () =>
      onSet(
        cells()
          .filter(({ line }) => line > 0)
          .map(({ row, field }) => ({ row, field, value: sentFrom(first, field) })),
      ),
    );
  };
  const paste = (text: string): void => {
    const lines = fromTabs(text);
    const one = lines.length === 1 && lines[0]!.length === 1 ? lines[0]![0]! : null;
    tell('Nothing was pasted', () => {
      const changes =
        one === null
          ? lines.flatMap((line, down) =>
              line.flatMap((cell, across) => {
                const [row, field] = [list.at(top + down), fieldAt(left + across)];
                return row && field ? [{ row, field, value: valueFrom(field, cell) }] : [];
              }),
            )
          : cells().map(({ row, field }) => ({ row, field, value: valueFrom(field, one) }));
      if (changes.length === 0) refuse('ValidationError', 'Only cells of fields can be changed.');
      onSet(changes);
    });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (editing || event.altKey) return;
    const { key, shiftKey: extend } = event;
    const command = event.ctrlKey || event.metaKey;
    const steps: Record<string, () => void> = {
      ArrowDown: () => go(command ? last : active.row + 1, active.column, extend),
      ArrowUp: () => go(command ? 0 : active.row - 1, active.column, extend),
      ArrowRight: () => go(active.row, command ? columns.length - 1 : active.column + 1, extend),
      ArrowLeft: () => go(active.row, command ? 0 : active.column - 1, extend),
      PageDown: () => go(active.row + 10, active.column, extend),
      PageUp: () => go(active.row - 10, active.column, extend),
      Home: () => go(command ? 0 : active.row, 0, extend),
      End: () => go(command ? last : active.row, columns.length - 1, extend),
      Enter: edit,
      F2: edit,
      Delete: clear,
      Backspace: clear,
    };
    const isLink = event.target instanceof HTMLAnchorElement;
    if (command && key.toLowerCase() === 'd') fillDown();
    else if (key in steps && !(isLink && key === 'Enter')) steps[key]!();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    active,
    editing,
    range: { top, bottom, left, right },
    go,
    edit,
    done: (then?: 'down' | 'right') => {
      setEditing(false);
      if (then === 'down') go(active.row + 1, active.column);
      if (then === 'right') go(active.row, active.column + 1);
    },
    keys: {
      onKeyDown,
      onCopy: (event: ClipboardEvent) => {
        if (editing) return;
        event.preventDefault();
        tell('Nothing was copied', () => {
          const lines = rangeRows().map((row) => columns.slice(left, right + 1).map((column) => cellText(row, column)));
          event.clipboardData.setData('text/plain', toTabs(lines));
        });
      },
      onPaste: (event: ClipboardEvent) => {
        if (editing || readOnly) return;
        event.preventDefault();
        paste(event.clipboardData.getData('text/plain'));
      },
    },
  };
}
