import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FirstRows } from './first-rows.tsx';
import { SAMPLE_PREVIEW } from './sample-import.ts';

const meta: Meta<typeof FirstRows> = {
  title: 'Channels/First rows of a table',
  component: FirstRows,
  args: { preview: SAMPLE_PREVIEW },
};
export default meta;
type Story = StoryObj<typeof FirstRows>;

export const Rows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The export fails since Monday.')).toBeVisible();
    await expect(canvas.getByText('2026-05-01 · ada@example.org · Plan: Pro')).toBeVisible();
    await expect(canvas.getByText('“some day” in “Written” is no date')).toBeVisible();
  },
};
export const NoneFit: Story = { args: { preview: { ...SAMPLE_PREVIEW, items: [], skipped: 3 } } };
