import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ImportProgress } from './import-progress.tsx';
import { SAMPLE_IMPORT } from './sample-import.ts';

const { channelId, id } = SAMPLE_IMPORT;
const at = (state: object) =>
  answering({ [`GET /api/v1/channels/${channelId}/imports/${id}`]: { ...SAMPLE_IMPORT, ...state } });

const meta: Meta<typeof ImportProgress> = {
  title: 'Channels/Progress of an import',
  component: ImportProgress,
  args: { channelId, importId: id, onClose: fn() },
  beforeEach: at({}),
};
export default meta;
type Story = StoryObj<typeof ImportProgress>;

export const Running: Story = {};
export const Done: Story = {
  beforeEach: at({ state: 'done', read: 4000, created: 3800, unchanged: 10, skipped: 90 }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('Finished: 3,800 new, 10 already here, 100 repeat others, 90 outside of the days.'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['Close']);
  },
};
export const Paused: Story = { beforeEach: at({ state: 'paused' }) };
