import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { SimilarDialog } from './similar-dialog.tsx';

const items = [
  {
    type: 'NOTE',
    id: 'n2',
    projectId: 'p1',
    title: 'Interview with Ben',
    excerpt: 'I check the numbers before each meeting.',
  },
  {
    type: 'INSIGHT',
    id: 'i1',
    projectId: 'p1',
    title: 'Numbers are checked twice',
    excerpt: 'Nobody trusts the report.',
  },
];
const meta: Meta<typeof SimilarDialog> = {
  title: 'Search/More like this',
  component: SimilarDialog,
  args: { of: { type: 'NOTE', id: 'n1' }, title: '“Interview with Ada”', onClose: fn() },
  beforeEach: answering({
    'GET /api/v1/notes/n1/similar': { items },
    'GET /api/v1/projects': { items: [{ id: 'p1', title: 'Trust' }], next: null },
  }),
};
export default meta;
type Story = StoryObj<typeof SimilarDialog>;

export const NotesAndInsights: Story = {
  play: async ({ args }) => {
    const page = within(document.body);
    await expect(await page.findByText('Insight in Trust')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /Interview with Ben/ }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Nothing: Story = {
  beforeEach: answering({
    'GET /api/v1/notes/n1/similar': { items: [] },
    'GET /api/v1/projects': { items: [], next: null },
  }),
  play: async () => {
    await expect(await within(document.body).findByText(/appear here/)).toBeVisible();
  },
};
