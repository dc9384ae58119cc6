import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as Y from 'yjs';
import { offlineDocument } from './sample-live.ts';
import { TextEditor } from './text-editor.tsx';
import { Toolbar } from './toolbar.tsx';

let editor: Editor;

/** Document with one sentence. */
function sentence() {
  const live = offlineDocument();
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText('Nobody checks it twice.')]);
  live.content.push([paragraph]);
  return live;
}

/** Text in edit mode below its toolbar. */
function Writing({ turns, pictures = false }: { turns?: boolean; pictures?: boolean }) {
  const [live] = useState(sentence);
  const [made, setMade] = useState<Editor | null>(null);
  return (
    <>
      {made && <Toolbar editor={made} turns={turns} onImage={pictures ? () => Promise.resolve('f') : undefined} />}
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

const meta: Meta<typeof Writing> = { title: 'Editor/Toolbar', component: Writing };
export default meta;
type Story = StoryObj<typeof Writing>;

const written = (canvas: HTMLElement) => canvas.querySelector('[role=textbox]')!.innerHTML;

/** Selects all text. */
async function begin(canvas: HTMLElement): Promise<void> {
  await within(canvas).findByRole('toolbar', { name: 'Formatting' });
  editor.chain().setTextSelection({ from: 1, to: 25 }).focus().run();
}
const button = (canvas: HTMLElement, name: string) => within(canvas).findByRole('button', { name });

/** A button shows its state, and pressing it again reverts the change. */
export const Marks: Story = {
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    const bold = await button(canvasElement, 'Bold');
    await expect(bold).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(bold);
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
    await expect(written(canvasElement)).toContain('<strong>Nobody checks it twice.</strong>');
    await userEvent.click(bold);
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.click(await button(canvasElement, 'Bullet list'));
    await expect(written(canvasElement)).toMatch(/<ul[^>]*><li[^>]*><p[^>]*>Nobody/);
    await userEvent.click(await button(canvasElement, 'Undo'));
    await expect(written(canvasElement)).not.toContain('<ul');
    await userEvent.click(await button(canvasElement, 'Redo'));
    await expect(written(canvasElement)).toContain('<ul');
  },
};

/** Turns are available in transcripts only. */
export const Kinds: Story = {
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await userEvent.click(await button(canvasElement, 'Paragraph style: Text'));
    const menu = await within(document.body).findByRole('menu');
    await expect(within(menu).queryByRole('menuitem', { name: 'Speaker turn' })).toBeNull();
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Heading 2' }));
    await button(canvasElement, 'Paragraph style: Heading 2');
    await expect(written(canvasElement)).toMatch(/<h[1-6][^>]*>Nobody checks it twice/);
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};
export const KindsOfATranscript: Story = {
  args: { turns: true },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await userEvent.click(await button(canvasElement, 'Paragraph style: Text'));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Speaker turn' }));
    await button(canvasElement, 'Paragraph style: Speaker turn');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};

/** An address without a scheme becomes a web page; script addresses are refused. */
export const Links: Story = {
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    const body = within(document.body);
    await userEvent.click(await button(canvasElement, 'Link'));
    const address = await body.findByRole('textbox', { name: 'Address' });
    await userEvent.type(address, 'javascript:alert(1)');
    await userEvent.keyboard('{Enter}');
    await expect(written(canvasElement)).not.toContain('<a ');
    await userEvent.clear(address);
    await userEvent.type(address, 'example.org{Enter}');
    await waitFor(() => expect(body.queryByRole('textbox', { name: 'Address' })).toBeNull());
    await expect(canvasElement.querySelector('[role=textbox] a')).toHaveAttribute('href', 'https://example.org');
  },
};

/** Other buttons remain where images can't be added. */
export const WithoutPictures: Story = {
  args: { pictures: false },
  play: async ({ canvasElement }) => {
    await button(canvasElement, 'Link');
    await expect(within(canvasElement).queryByRole('button', { name: 'Picture' })).toBeNull();
  },
};
export const WithPictures: Story = {
  args: { pictures: true },
  play: async ({ canvasElement }) => {
    await expect(await button(canvasElement, 'Picture')).toBeEnabled();
  },
};
