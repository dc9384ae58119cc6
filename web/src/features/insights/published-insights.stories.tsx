import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, insight, page, workspace } from '../../../.storybook/workspace.tsx';
import { PublishedInsights } from './published-insights.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof PublishedInsights> = {
  title: 'Projects/Published insights',
  component: PublishedInsights,
  decorators: [
    asMember(),
    (Story) => (
      <>
        <h2>Discover new insights</h2>
        <Story />
      </>
    ),
  ],
  beforeEach: answering(workspace, asked),
  args: { empty: <p>Nothing is published yet.</p> },
};
export default meta;
type Story = StoryObj<typeof PublishedInsights>;

export const Published: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('article')).toHaveLength(2);
  },
};
export const More: Story = {
  beforeEach: answering({
    ...workspace,
    'GET /api/v1/published-insights': (_: unknown, request: Request) =>
      new URL(request.url).searchParams.has('cursor') ? page([{ ...insight, id: 'second' }]) : page([insight], 'next'),
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(within(canvasElement).getAllByRole('article')).toHaveLength(2));
  },
};
export const Empty: Story = {
  beforeEach: answering({ 'GET /api/v1/published-insights': page([]) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing is published yet.')).toBeVisible();
  },
};
