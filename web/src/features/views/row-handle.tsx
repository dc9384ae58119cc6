import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import type { Row } from '@evident/domain/views';
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, GripVertical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { rowName } from './row-name.ts';
import { DRAGGED_ROW } from './use-card-drag.ts';
import type { Ordering } from './use-ordering.ts';
import styles from './row-handle.module.css';

interface Props {
  row: Row;
  index: number;
  ordering: Pick<Ordering, 'owner' | 'step'>;
  /** In a table, cells are reached by arrows. */
  inTable?: boolean;
}

export const stepEntries = (index: number, step: Ordering['step']): MenuEntry[] => [
  { label: 'Move up', icon: ArrowUp, keys: 'alt+ArrowUp', run: () => step(index, 'up') },
  { label: 'Move down', icon: ArrowDown, keys: 'alt+ArrowDown', run: () => step(index, 'down') },
  { label: 'Move to the top', icon: ArrowUpToLine, run: () => step(index, 'first') },
  { label: 'Move to the end', icon: ArrowDownToLine, run: () => step(index, 'last') },
];

/** Moves a row by hand: by dragging, or by a menu, which is made only when it is opened. */
export function RowHandle({ row, index, ordering: { owner, step }, inTable = false }: Props) {
  const handle = useRef<HTMLSpanElement>(null);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const grip = handle.current!;
    return draggable({
      element: grip.closest<HTMLElement>('[data-card], [data-index]') ?? grip,
      dragHandle: grip,
      getInitialData: () => ({ kind: DRAGGED_ROW, row, from: undefined, owner }),
    });
  }, [row, owner]);
  const button = (
    <button
      type="button"
      className={styles.grip}
      aria-label={`Move “${rowName(row)}”`}
      aria-haspopup="menu"
      tabIndex={inTable ? -1 : 0}
      onClick={pressed ? undefined : () => setPressed(true)}
    >
      <GripVertical size={14} aria-hidden />
    </button>
  );
  return (
    <span ref={handle} className={styles.handle}>
      {pressed ? (
        <MenuButton label={`Move “${rowName(row)}”`} entries={stepEntries(index, step)} position="bottom-start" opened>
          {button}
        </MenuButton>
      ) : (
        button
      )}
    </span>
  );
}
