import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { BulkTags } from './bulk-tags.tsx';
import { sampleHighlights } from './sample-highlights.ts';

const asked: Asked[] = [];
const tag = {
  id: 't1',
  projectId: 'p',
  tagBoardId: 'b',
  tagGroupId: 'g',
  title: 'Works around it',
  description: null,
  role: null,
  color: 'teal',
  hex: '059583',
  ownHex: null,
  locked: false,
  rank: 1,
  version: 1,
  highlightCount: 4,
};
const group = { id: 'g', tagBoardId: 'b', title: 'Daily work', color: 'teal', hex: '059583', rank: 1, version: 1 };
const meta: Meta<typeof BulkTags> = {
  title: 'Highlights/Bulk tags',
  component: BulkTags,
  args: { projectId: 'p', selected: sampleHighlights.slice(0, 2), onClear: fn() },
  beforeEach: answering(
    {
      'GET /api/v1/projects/p/tag-boards': {
        items: [{ id: 'b', projectId: 'p', title: 'Themes', rank: 1, version: 1, groups: [{ ...group, tags: [tag] }] }],
      },
      'GET /api/v1/projects/p/recent-tags': { items: [] },
      'POST /api/v1/projects/p/highlights/tags': { undoId: 'u', changed: 2, skipped: 0 },
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof BulkTags>;

export const AddsATagToAll: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add tag' }));
    await userEvent.click(await screen.findByRole('option', { name: /Works around it/ }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
        highlightIds: args.selected.map(({ id }) => id),
        add: ['t1'],
      }),
    );
  },
};
