import { Button } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { ChevronDown, Plus } from 'lucide-react';
import { holdKeys } from '../kernel/keys/type-ahead.ts';
import { MenuButton } from '../ui/menu-button.tsx';
import { INSERTED } from './block-choices.ts';

/** Menu of the blocks that have no button of their own in the toolbar. */
export function InsertBlockMenu({ editor, projectId }: { editor: Editor; projectId: string | undefined }) {
  const entries = INSERTED.filter(({ inProject }) => !inProject || projectId !== undefined).map(
    ({ label, icon, run }) => ({
      label,
      icon,
      run: () => {
        // The menu still has the focus.
        holdKeys();
        run(editor, { projectId: projectId ?? '', onImage: refuse });
      },
    }),
  );
  return (
    <MenuButton label="Insert" entries={entries} position="bottom-start">
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<Plus size={14} aria-hidden />}
        rightSection={<ChevronDown size={14} aria-hidden />}
      >
        Insert
      </Button>
    </MenuButton>
  );
}

const refuse = () => Promise.reject(new Error('Pictures have a button of their own'));
