import type { Editor } from '@tiptap/core';
import type { BlockNeeds } from '../../editor/block-choices.ts';
import type { Typed, TypedMenu } from '../../editor/typed-menu.ts';
import { TypedMenuList } from '../../editor/typed-menu-list.tsx';
import { useStore } from '../../kernel/store.ts';
import { useInsertChoices } from './use-insert-choices.tsx';

interface Props extends BlockNeeds {
  editor: Editor;
  menu: TypedMenu;
  /** Highlights that the insight already contains; marked in the menu. */
  shownIds: readonly string[];
}

/**
 * The slash menu, with two sections: highlights of the project (by words, speaker, note and tags) and blocks (by name).
 */
export function InsertMenu(props: Props) {
  const typed = useStore(props.menu.typed);
  return typed && <Choices typed={typed} {...props} />;
}

function Choices({ menu, typed, ...needs }: Props & { typed: Typed }) {
  const { sections, named, pending, problem, outdated } = useInsertChoices({ ...needs, typed });
  return (
    <TypedMenuList
      editor={needs.editor}
      menu={menu}
      typed={typed}
      label="Insert"
      sections={sections}
      outdated={outdated}
      hint={named ? undefined : 'type to find more'}
      nothing={
        problem
          ? 'The highlights could not be loaded. Keep typing to try again, or press Escape.'
          : pending
            ? 'Looking…'
            : 'No matching highlights in this project. Press Escape to keep the slash.'
      }
    />
  );
}
