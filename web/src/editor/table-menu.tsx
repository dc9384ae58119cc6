import { Button } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import {
  ArrowDownToLine,
  ArrowLeftToLine,
  ArrowRightToLine,
  ArrowUpToLine,
  ChevronDown,
  Heading,
  Table,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { MenuButton } from '../ui/menu-button.tsx';
import { useEditorState } from './use-editor-state.ts';

type Step = (state: EditorState, dispatch?: (transaction: Transaction) => void) => boolean;
interface Entry {
  label: string;
  icon: LucideIcon;
  step: Step;
  apart?: true;
  danger?: true;
}

const ENTRIES: readonly Entry[] = [
  { label: 'Insert row above', icon: ArrowUpToLine, step: addRowBefore },
  { label: 'Insert row below', icon: ArrowDownToLine, step: addRowAfter },
  { label: 'Insert column left', icon: ArrowLeftToLine, step: addColumnBefore, apart: true },
  { label: 'Insert column right', icon: ArrowRightToLine, step: addColumnAfter },
  { label: 'Header row', icon: Heading, step: toggleHeaderRow, apart: true },
  { label: 'Delete row', icon: Trash2, step: deleteRow, apart: true },
  { label: 'Delete column', icon: Trash2, step: deleteColumn },
  { label: 'Delete table', icon: Trash2, step: deleteTable, danger: true },
];

/** Menu for rows and columns; visible while the cursor is in a table. */
export function TableMenu({ editor }: { editor: Editor }) {
  const inTable = useEditorState(editor, ({ state }) => isInTable(state), false);
  if (!inTable) return null;
  const entries = ENTRIES.map(({ step, ...entry }) => ({
    ...entry,
    run: () => {
      step(editor.state, editor.view.dispatch);
      editor.commands.focus();
    },
  }));
  return (
    <MenuButton label="Rows and columns" entries={entries} position="bottom-start">
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<Table size={15} aria-hidden />}
        rightSection={<ChevronDown size={14} aria-hidden />}
        onMouseDown={(event) => event.preventDefault()}
      >
        Table
      </Button>
    </MenuButton>
  );
}
