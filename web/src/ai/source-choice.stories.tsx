import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { answering } from '../../.storybook/answers.ts';
import { SourceChoice } from './source-choice.tsx';

const none = { items: [], next: null };
const meta: Meta<typeof SourceChoice> = {
  title: 'AI/Source choice',
  component: SourceChoice,
  args: { projectId: 'p1', value: [], onChange: fn() },
  beforeEach: answering({
    'GET /api/v1/projects/p1/notes': none,
    'GET /api/v1/projects/p1/insights': none,
    'GET /api/v1/projects/p1/tag-boards': { items: [] },
    'GET /api/v1/filters': none,
  }),
};
export default meta;
type Story = StoryObj<typeof SourceChoice>;

export const Everything: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Sources' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Everything in the project' }));
    await expect(args.onChange).toHaveBeenCalledWith([{ type: 'PROJECT', id: 'p1' }]);
  },
};

export const Gone: Story = {
  args: { value: [{ type: 'NOTE', id: 'n9' }] },
  play: async ({ canvasElement }) => {
    const [chosen] = await within(canvasElement).findAllByText('A source you can no longer see');
    await expect(chosen).toBeVisible();
  },
};
