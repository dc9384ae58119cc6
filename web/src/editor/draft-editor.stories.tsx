import type { RichNode } from '@evident/domain/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DraftEditor } from './draft-editor.tsx';

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
