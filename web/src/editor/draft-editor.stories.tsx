import type { RichNode } from '@evident/domain/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Editor } from '@tiptap/core';
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

let pasting: Editor | null = null;
const shape = ({ type, text, marks, content = [] }: RichNode): string => {
  if (type === 'text') return marks?.some((mark) => mark.type === 'bold') ? `**${text}**` : (text ?? '');
  const isLine = content.length > 0 && content.every((child) => child.type === 'text');
  return isLine ? `${type}:${content.map(shape).join('')}` : `${type}(${content.map(shape).join(' ')})`;
};

/** Text from other programs keeps its headings, lists, tables and bold words. */
export const Pasted: Story = {
  args: {
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    onEditor: (editor) => {
      pasting = editor;
    },
  },
  play: async () => {
    await waitFor(() => expect(pasting).not.toBeNull());
    const shapeOf = (html: string): string => {
      pasting!.commands.setContent({ type: 'doc', content: [{ type: 'paragraph' }] });
      pasting!.view.pasteHTML(html);
      return shape(pasting!.getJSON() as RichNode);
    };
    const price = 'paragraph:Prices are **too** high.';
    await expect(shapeOf(PASTED.Word)).toContain(
      `heading:Findings ${price} bulletList(listItem(paragraph:First bulletList(listItem(paragraph:Nested))) listItem(paragraph:Second))`,
    );
    await expect(shapeOf(PASTED.GoogleDocs)).toContain(
      `heading:Findings ${price} bulletList(listItem(paragraph:First))`,
    );
    await expect(shapeOf(PASTED.Notion)).toContain(
      `heading:Findings ${price} bulletList(listItem(paragraph:First bulletList(listItem(paragraph:Nested)))) blockquote(paragraph:A quote)`,
    );
    await expect(shapeOf(PASTED.Slack)).toContain('paragraph:**too** high bulletList(listItem(paragraph:First))');
    await expect(shapeOf(PASTED.Sheets)).toContain(
      'table(tableRow(tableCell(paragraph:Plan) tableCell(paragraph:Price)) tableRow(tableCell(paragraph:Basic) tableCell(paragraph:9)))',
    );
  },
};
