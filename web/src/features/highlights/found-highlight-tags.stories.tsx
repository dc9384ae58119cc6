import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { FoundHighlightTags } from './found-highlight-tags.tsx';
import { sampleHighlight } from './sample-highlights.ts';

const of = (id: string, projectId: string) => ({ ...sampleHighlight(), id, projectId });
const meta: Meta<typeof FoundHighlightTags> = {
  title: 'Highlights/Found highlight tags',
  component: FoundHighlightTags,
  args: { highlightIds: ['a', 'b'], onClear: fn() },
  beforeEach: answering({
    'GET /api/v1/highlights/a': of('a', 'p'),
    'GET /api/v1/highlights/b': of('b', 'p'),
    'GET /api/v1/highlights/c': of('c', 'q'),
    'GET /api/v1/projects/p/tag-boards': { items: [] },
    'GET /api/v1/projects/p/recent-tags': { items: [] },
  }),
};
export default meta;
type Story = StoryObj<typeof FoundHighlightTags>;

export const OfOneProject: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('2 highlights selected')).toBeVisible();
  },
};
export const OfTwoProjects: Story = {
  args: { highlightIds: ['a', 'c'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Choose highlights of one project/)).toBeVisible();
  },
};
