import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useStore } from '../kernel/store.ts';
import { offlineDocument } from './sample-live.ts';
import { TextEditor } from './text-editor.tsx';
import { newTypedMenu, typedMenu } from './typed-menu.ts';
import { TypedMenuList } from './typed-menu-list.tsx';
import type { Choice } from './use-menu-keys.ts';

const run = fn();
const choice = (key: string, group: string): Choice => ({ key, group, shown: key, run: () => run(key) });
const SECTIONS = [[choice('Ada', 'Members'), choice('Ben', 'Members')], [choice('Today', 'Dates')]];

function Text() {
  const [live] = useState(offlineDocument);
  const [menu] = useState(newTypedMenu);
  const [extensions] = useState(() => [typedMenu(menu, '@')]);
  const [editor, setEditor] = useState<Editor | null>(null);
  const typed = useStore(menu.typed);
  return (
    <div style={{ position: 'relative', minHeight: 200 }}>
      <TextEditor live={live} label="Text" writing me={null} extensions={extensions} onEditor={setEditor} />
      {editor && typed && (
        <TypedMenuList
          editor={editor}
          menu={menu}
          typed={typed}
          label="Mention"
          sections={SECTIONS}
          nothing="No matches"
        />
      )}
    </div>
  );
}

const meta: Meta<typeof Text> = { title: 'Editor/Typed menu list', component: Text, beforeEach: () => run.mockClear() };
export default meta;

/** Arrow keys move through all sections, Enter chooses. */
export const ByKeyboard: StoryObj<typeof Text> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.keyboard('@');
    await expect(await canvas.findByRole('listbox', { name: 'Mention' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Today'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(run).toHaveBeenCalledWith('Today'));
  },
};
