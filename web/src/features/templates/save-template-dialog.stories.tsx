import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, insight, project } from '../../../.storybook/workspace.tsx';
import { SaveTemplateDialog } from './save-template-dialog.tsx';

const asked: Asked[] = [];
const path = `/api/v1/insights/${insight.id}/template`;
const meta: Meta<typeof SaveTemplateDialog> = {
  title: 'Templates/Save dialog',
  component: SaveTemplateDialog,
  decorators: [asMember()],
  args: { from: { of: 'insight', insightId: insight.id, projectId: project.id }, title: insight.title, onClose: fn() },
  beforeEach: answering({ [`POST ${path}`]: { id: insight.id } }, asked),
};
export default meta;
type Story = StoryObj<typeof SaveTemplateDialog>;

export const Saved: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Only in this project' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(asked).toMatchObject([{ path, body: { projectId: project.id, title: insight.title } }]);
  },
};
