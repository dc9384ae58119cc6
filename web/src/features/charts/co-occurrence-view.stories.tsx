import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CoOccurrenceView } from './co-occurrence-view.tsx';
import { sampleCoOccurrence } from './sample-tables.ts';

const meta: Meta<typeof CoOccurrenceView> = {
  title: 'Charts/Co-occurrence',
  component: CoOccurrenceView,
  args: { data: sampleCoOccurrence, pathOf: (row) => `/h?${row!.values.length}` },
};
export default meta;

export const BothWays: StoryObj<typeof CoOccurrenceView> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Trust in the numbers, Double-checking: 6', 'Double-checking, Trust in the numbers: 6'])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/h?2');
  },
};
