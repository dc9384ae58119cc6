import type { AnyExtension, Editor } from '@tiptap/core';
import { useState } from 'react';
import type { Mentioning } from '../data/comments/queries.ts';
import { BlockMenu } from '../editor/block-menu.tsx';
import { moveBlocks } from '../editor/move-blocks.ts';
import { newTypedMenu, typedMenu } from '../editor/typed-menu.ts';
import { MentionMenu } from '../features/references/mention-menu.tsx';
import { uploadPicture } from '../kernel/api/upload-picture.ts';
import type { MenuEntry } from '../ui/menu-entry.ts';

/** The menus after `/` and `@` of a text, and its extensions with `more`. Read once. */
export function useTextMenus(...more: readonly AnyExtension[]) {
  const [menus] = useState(() => {
    const [blocks, mentions] = [newTypedMenu(), newTypedMenu()];
    const extensions: readonly AnyExtension[] = [...more, typedMenu(blocks, '/'), typedMenu(mentions, '@'), moveBlocks];
    return { blocks, mentions, extensions };
  });
  return menus;
}

interface Props {
  editor: Editor;
  menus: Pick<ReturnType<typeof useTextMenus>, 'blocks' | 'mentions'>;
  projectId: string;
  of: Mentioning;
  /** Commands on the text in the menu after `/`. */
  commands?: readonly MenuEntry[];
}

/** Renders the menus next to the caret. Its place is the element of the text. */
export function TextMenus({ editor, menus, projectId, of, commands }: Props) {
  const onImage = (file: File) => uploadPicture(projectId, file);
  return (
    <>
      <BlockMenu editor={editor} menu={menus.blocks} needs={{ projectId, onImage }} commands={commands} />
      <MentionMenu editor={editor} menu={menus.mentions} of={of} />
    </>
  );
}
