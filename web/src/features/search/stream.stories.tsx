import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { nothing, projects, results } from './sample-results.ts';
import { Stream } from './stream.tsx';

const answers = (search: unknown) => answering({ 'GET /api/v1/projects': projects, 'GET /api/v1/search': search });
const meta: Meta<typeof Stream> = {
  title: 'Search/Stream',
  component: Stream,
  args: {
    ask: {
      words: '',
      types: ['NOTE', 'HIGHLIGHT', 'PROJECT'],
      projectIds: null,
      filter: undefined,
      sort: 'CREATED',
      direction: 'DESC',
    },
  },
  beforeEach: answers(results),
};
export default meta;
type Story = StoryObj<typeof Stream>;

export const Mixed: Story = {
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Results' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Nothing: Story = { beforeEach: answers(nothing) };
