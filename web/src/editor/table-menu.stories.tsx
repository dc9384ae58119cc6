import type { Editor } from '@tiptap/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { offlineDocument } from './sample-live.ts';
import { TableMenu } from './table-menu.tsx';
import { TextEditor } from './text-editor.tsx';

let editor: Editor;
const cell = (words: string) => ({
  type: 'tableCell',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const TABLE = {
  type: 'table',
  content: [
    { type: 'tableRow', content: [cell('a'), cell('b')] },
    { type: 'tableRow', content: [cell('c'), cell('d')] },
  ],
};

function Writing() {
  const [live] = useState(offlineDocument);
  const [made, setMade] = useState<Editor | null>(null);
  return (
    <>
      {made && <TableMenu editor={made} />}
      <TextEditor
        live={live}
        label="Text"
        writing
        me={null}
        onEditor={(now) => {
          if (now) editor = now;
          setMade(now);
        }}
      />
    </>
  );
}

const meta: Meta<typeof Writing> = { title: 'Editor/Table menu', component: Writing };
export default meta;
type Story = StoryObj<typeof Writing>;

const cells = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
async function begin(canvas: HTMLElement): Promise<void> {
  const text = await within(canvas).findByRole('textbox', { name: 'Text' });
  editor.chain().insertContent(TABLE).setTextSelection(4).focus().run();
  await waitFor(() => expect(text).toHaveFocus());
}
async function choose(canvas: HTMLElement, name: string): Promise<void> {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Table' }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name }));
}

export const RowsAndColumns: Story = {
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await choose(canvasElement, 'Insert row below');
    await waitFor(() =>
      expect(cells(canvasElement)).toEqual([
        ['a', 'b'],
        ['', ''],
        ['c', 'd'],
      ]),
    );
    await choose(canvasElement, 'Insert column right');
    await waitFor(() =>
      expect(cells(canvasElement)).toEqual([
        ['a', '', 'b'],
        ['', '', ''],
        ['c', '', 'd'],
      ]),
    );
    await choose(canvasElement, 'Delete table');
    await waitFor(() => expect(canvasElement.querySelector('table')).toBeNull());
    await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: 'Table' })).toBeNull());
  },
};
export const TabAddsARow: Story = {
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}e');
    await waitFor(() =>
      expect(cells(canvasElement)).toEqual([
        ['a', 'b'],
        ['c', 'd'],
        ['e', ''],
      ]),
    );
  },
};
