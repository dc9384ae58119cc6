import type { RichNode } from '@evident/domain/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DraftEditor } from './draft-editor.tsx';
import { PASTED } from './pasted-samples.ts';

const CONTENT: RichNode = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Summary' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'Write three sentences.' }] },
  ],
};

const meta: Meta<typeof DraftEditor> = {
  title: 'Editor/Draft editor',
  component: DraftEditor,
  args: { content: CONTENT, label: 'Text of the template', writing: true, onChange: fn(), onEditor: fn() },
};
export default meta;
type Story = StoryObj<typeof DraftEditor>;

/** Reports each change of the whole text, and undoes its own changes. */
export const Writing: Story = {
  play: async ({ canvasElement, args }) => {
    const text = await within(canvasElement).findByRole('textbox', { name: 'Text of the template' });
    await userEvent.click(within(text).getByText('Write three sentences.'));
    await userEvent.keyboard('{Control>}{End}{/Control} Now.');
    await waitFor(() => expect(text).toHaveTextContent('Now.'));
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const Reading: Story = {
  args: { writing: false },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('document')).toHaveTextContent('Write three sentences.');
  },
};

let editor: Editor;

/** Types of blocks around their words; bold words between asterisks. */
function outline(node: Node): string {
  if (node.isText) return node.marks.some(({ type }) => type.name === 'bold') ? `*${node.text}*` : (node.text ?? '');
  const inside = node.children.map(outline).filter((one) => one !== '');
  return node.type.name === 'paragraph' ? inside.join('') : `${node.type.name}(${inside.join(' ')})`;
}

/** Pastes into an empty text, as other programs write to the clipboard. */
const pasting = (paste: () => void, expected: string): Story => ({
  args: {
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    onEditor: (now) => {
      if (now) editor = now;
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('textbox'));
    paste();
    await expect(outline(editor.state.doc)).toBe(`doc(${expected})`);
  },
});
const html = (sample: keyof typeof PASTED) => () => void editor.view.pasteHTML(PASTED[sample]);

export const FromWord = pasting(
  html('Word'),
  'heading(Findings) Prices are *too* high. bulletList(listItem(First bulletList(listItem(Nested))) listItem(Second))',
);
export const FromWordForTheWeb = pasting(
  html('WordForTheWeb'),
  'Before orderedList(listItem(First orderedList(listItem(Inner A) listItem(Inner B))) listItem(Second))',
);
export const FromGoogleDocs = pasting(
  html('GoogleDocs'),
  'heading(Findings) Prices are *too* high. bulletList(listItem(First))',
);
export const FromNotion = pasting(
  html('Notion'),
  'heading(Findings) Prices are *too* high. bulletList(listItem(First bulletList(listItem(Nested)))) blockquote(A quote)',
);
export const FromSlack = pasting(html('Slack'), '*too* high bulletList(listItem(First))');
export const FromASheet = pasting(
  html('Sheets'),
  'table(tableRow(tableCell(Plan) tableCell(Price)) tableRow(tableCell(Basic) tableCell(9)))',
);
/** Plain text keeps only its paragraphs. */
export const AsPlainText = pasting(
  () => void editor.view.pasteText('Findings\n\nPrices are *too* high.'),
  'Findings Prices are *too* high.',
);
