import type { Meta, StoryObj } from '@storybook/react-vite';
import { BUILT_IN_CODE_BOOKS, templateViewOf } from '@evident/domain/tags';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { TemplateDialog } from './template-dialog.tsx';

const builtIn = BUILT_IN_CODE_BOOKS.map((template) => templateViewOf(template, true));
const saved = { ...builtIn[0]!, id: 's', title: 'Our codes', about: null, builtIn: false };
const meta: Meta<typeof TemplateDialog> = {
  title: 'Tags/Template dialog',
  component: TemplateDialog,
  args: { fixed: null, onCreate: fn(async () => undefined), onDelete: fn(), onClose: fn() },
  beforeEach: answering({ 'GET /api/v1/tag-templates': { items: [...builtIn, saved] } }),
};
export default meta;
type Story = StoryObj<typeof TemplateDialog>;
const dialog = async () => within(await within(document.body).findByRole('dialog'));

export const BuiltInAndSaved: Story = {
  play: async ({ args }) => {
    const shown = await dialog();
    await userEvent.click(await shown.findByRole('button', { name: /^Interviews/ }));
    await userEvent.type(shown.getByLabelText('Board name'), 'Round 2');
    await userEvent.click(shown.getByRole('button', { name: 'Create board' }));
    await expect(args.onCreate).toHaveBeenCalledWith('Round 2', 'interviews');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
