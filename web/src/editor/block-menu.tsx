import type { Editor } from '@tiptap/core';
import { useStore } from '../kernel/store.ts';
import { blockChoices } from './block-choice-shown.tsx';
import type { BlockNeeds } from './block-choices.ts';
import type { TypedMenu } from './typed-menu.ts';
import { TypedMenuList } from './typed-menu-list.tsx';

interface Props {
  editor: Editor;
  menu: TypedMenu;
  needs: BlockNeeds;
}

/** The slash menu of texts without evidence. */
export function BlockMenu({ editor, menu, needs }: Props) {
  const typed = useStore(menu.typed);
  if (!typed) return null;
  const blocks = blockChoices(editor, typed, needs);
  return (
    <TypedMenuList
      editor={editor}
      menu={menu}
      typed={typed}
      label="Insert"
      sections={blocks.length > 0 ? [blocks] : []}
      nothing="No block with this name. Press Escape to keep the slash."
    />
  );
}
