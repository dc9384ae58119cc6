import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FirstOfSource } from './first-of-source.tsx';
import { SAMPLE_FIRST, SAMPLE_PREVIEW } from './sample-import.ts';

const importing = { busy: false, problem: null, error: null, edited: fn(), submit: fn() };

const meta: Meta<typeof FirstOfSource> = {
  title: 'Channels/First items of a service',
  component: FirstOfSource,
  args: { setup: { preview: { ...SAMPLE_FIRST, failures: SAMPLE_PREVIEW.failures }, importing } },
};
export default meta;
type Story = StoryObj<typeof FirstOfSource>;

export const Items: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The first 2 items of 40, as they will look.')).toBeVisible();
    await expect(canvas.getByText('“some day” in “Written” is no date')).toBeVisible();
  },
};
export const NothingYet: Story = {
  args: { setup: { preview: { items: [], failures: [], total: null }, importing } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/There is nothing to import yet/)).toBeVisible();
  },
};
