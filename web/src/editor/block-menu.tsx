import type { Editor } from '@tiptap/core';
import { useStore } from '../kernel/store.ts';
import type { MenuEntry } from '../ui/menu-entry.ts';
import { blockChoices, commandChoices } from './block-choice-shown.tsx';
import type { BlockNeeds } from './block-choices.ts';
import type { TypedMenu } from './typed-menu.ts';
import { TypedMenuList } from './typed-menu-list.tsx';

interface Props {
  editor: Editor;
  menu: TypedMenu;
  needs: BlockNeeds;
  /** Commands on the text, below the blocks. */
  commands?: readonly MenuEntry[] | undefined;
}

/** The slash menu of texts without evidence. */
export function BlockMenu({ editor, menu, needs, commands = [] }: Props) {
  const typed = useStore(menu.typed);
  if (!typed) return null;
  const sections = [blockChoices(editor, typed, needs), commandChoices(editor, typed, commands)];
  return (
    <TypedMenuList
      editor={editor}
      menu={menu}
      typed={typed}
      label="Insert"
      sections={sections.filter((section) => section.length > 0)}
      nothing="No block with this name. Press Escape to keep the slash."
    />
  );
}
