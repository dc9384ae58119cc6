import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InsertBlockMenu } from './insert-block-menu.tsx';
import { offlineDocument } from './sample-live.ts';
import { TextEditor } from './text-editor.tsx';

let editor: Editor;

function Text({ writing = true }: { writing?: boolean }) {
  const [live] = useState(offlineDocument);
  const [made, setMade] = useState<Editor | null>(null);
  return (
    <>
      {made && writing && <InsertBlockMenu editor={made} projectId={undefined} />}
      <TextEditor
        live={live}
        label="Text"
        writing={writing}
        me={null}
        onEditor={(now) => {
          if (now) editor = now;
          setMade(now);
        }}
      />
    </>
  );
}

const meta: Meta<typeof Text> = { title: 'Editor/Insert block menu', component: Text };
export default meta;
type Story = StoryObj<typeof Text>;

async function insert(canvas: HTMLElement, label: string): Promise<void> {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Insert' }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: label }));
  await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  editor.commands.focus();
}
const firstItem = () => editor.state.doc.firstChild!.firstChild!;
const shape = () => JSON.stringify(editor.getJSON().content?.map(({ type, content }) => [type, content?.length]));

/** `[ ]` starts a check list, Enter continues it unchecked, and a box can be pressed. */
export const CheckList: Story = {
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByRole('textbox');
    await userEvent.click(text);
    await insert(canvasElement, 'Check list');
    await userEvent.keyboard('Call Ada{Enter}Call Ben');
    const boxes = await within(canvasElement).findAllByRole('checkbox', { name: 'Done' });
    await expect(boxes).toHaveLength(2);
    await userEvent.click(boxes[0]!);
    await waitFor(() => expect(firstItem().attrs).toEqual({ checked: true }));
    await expect(boxes[1]).not.toBeChecked();
  },
};

/** Reading never edits: a box cannot be pressed. */
export const CheckListRead: Story = {
  args: { writing: false },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('document');
    editor.commands.setContent({
      type: 'doc',
      content: [
        {
          type: 'checkList',
          content: [{ type: 'checkItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ask' }] }] }],
        },
      ],
    });
    const box = await within(canvasElement).findByRole('checkbox', { name: 'Done' });
    box.click();
    await expect(box).not.toBeChecked();
    await expect(firstItem().attrs).toEqual({ checked: false });
  },
};

/** An empty line at the end leaves the callout. */
export const Callout: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('textbox'));
    await insert(canvasElement, 'Callout: Warning');
    await userEvent.keyboard('Small sample{Enter}{Enter}Next');
    await expect(await within(canvasElement).findByRole('note', { name: 'Warning' })).toHaveTextContent('Small sample');
    await waitFor(() => expect(shape()).toBe('[["callout",1],["paragraph",1]]'));
  },
};

/** The title hides and shows the blocks below it. Backspace at its start makes ordinary blocks of them. */
export const Toggle: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('textbox'));
    await insert(canvasElement, 'Toggle');
    await userEvent.keyboard('Method{Enter}Five interviews');
    const button = await within(canvasElement).findByRole('button', { name: 'Details' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(await within(canvasElement).findByText('Five interviews')).toBeVisible();
    await userEvent.click(button);
    await expect(within(canvasElement).getByText('Five interviews')).not.toBeVisible();
    await userEvent.click(button);
    await expect(within(canvasElement).getByText('Five interviews')).toBeVisible();
    await expect(shape()).toBe('[["toggle",2]]');
    editor.chain().setTextSelection(2).focus().run();
    await waitFor(() => expect(editor.isFocused).toBe(true));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(shape()).toMatch(/^\[\["paragraph",1\]/));
  },
};
