import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import type { Row } from '@evident/domain/views';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Windowed } from '../../kernel/queries/windows.ts';
import type { OnPlace } from './rows-props.ts';
import { DRAGGED_ROW } from './use-card-drag.ts';
import type { Selection } from './use-selection.ts';

export type Step = 'up' | 'down' | 'first' | 'last';

interface Ordered {
  list: Windowed<Row>;
  /** Null where rows cannot be moved. */
  onPlace: OnPlace | null;
  selection?: Selection | undefined;
  /** Cards are placed side by side. */
  sideways?: boolean;
}

/** Order by hand of the rows of a list: by dragging, with Alt and arrows, or by a menu. */
export interface Ordering {
  /** Names the list; rows are dropped in their own list only. */
  readonly owner: string;
  readonly box: React.RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  step: (index: number, step: Step) => void;
}

/** Finds the row under the pointer, and whether the dragged ones come after it. */
function spotAt(box: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }, sideways: boolean) {
  const line = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>(sideways ? '[data-card]' : '[data-index]');
  if (!line || !box.contains(line)) return null;
  const { left, top, width, height } = line.getBoundingClientRect();
  const after = sideways ? clientX > left + width / 2 : clientY > top + height / 2;
  return { line, index: Number(sideways ? line.dataset['card'] : line.dataset['index']), after };
}

export function useOrdering({ list, onPlace, selection, sideways = false }: Ordered): Ordering {
  const owner = useId();
  const box = useRef<HTMLDivElement>(null);
  /** The dragged rows: all selected ones if one of them is dragged. */
  const together = (row: Row): readonly Row[] => (selection?.ids.has(row.id) ? selection.rows : [row]);
  const place = (rows: readonly Row[], neighbor: Row | undefined, after: boolean): void => {
    if (!neighbor || rows.some(({ id }) => id === neighbor.id)) return;
    onPlace?.(rows, after ? { afterId: neighbor.id } : { beforeId: neighbor.id });
  };
  const drop = useRef((_row: Row, _index: number, _after: boolean): void => undefined);
  useEffect(() => {
    drop.current = (row, index, after) => place(together(row), list.at(index), after);
  });
  const canPlace = onPlace !== null;
  useEffect(() => {
    const element = box.current;
    if (!canPlace || !element) return undefined;
    let marked: HTMLElement | null = null;
    const mark = (line: HTMLElement | null, after = false) => {
      if (marked !== line) marked?.removeAttribute('data-drop');
      marked = line;
      line?.setAttribute('data-drop', after ? 'after' : 'before');
    };
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['kind'] === DRAGGED_ROW && source.data['owner'] === owner,
      onDrag: ({ location }) => {
        const spot = spotAt(element, location.current.input, sideways);
        mark(spot?.line ?? null, spot?.after);
      },
      onDragLeave: () => mark(null),
      onDrop: ({ location, source }) => {
        mark(null);
        const spot = spotAt(element, location.current.input, sideways);
        if (spot) drop.current(source.data['row'] as Row, spot.index, spot.after);
      },
    });
  }, [canPlace, owner, sideways]);
  const step = (index: number, to: Step): void => {
    const row = list.at(index);
    if (!row) return;
    if (to === 'up') place([row], list.at(index - 1), false);
    else if (to === 'down') place([row], list.at(index + 1), true);
    else {
      const end = to === 'first' ? 0 : list.count - 1;
      void list.read(end, end).then(([neighbor]) => place(together(row), neighbor, to === 'last'));
    }
  };
  return {
    owner,
    box,
    step,
    onKeyDown: (event) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || !canPlace) return;
      const line = (event.target as Element).closest<HTMLElement>('[data-card], [data-index]');
      if (!line) return;
      event.preventDefault();
      event.stopPropagation();
      step(Number(line.dataset['card'] ?? line.dataset['index']), event.key === 'ArrowUp' ? 'up' : 'down');
    },
  };
}
