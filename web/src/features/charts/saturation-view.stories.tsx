import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SaturationView } from './saturation-view.tsx';
import { sampleSaturation } from './sample-tables.ts';

const meta: Meta<typeof SaturationView> = {
  title: 'Charts/Saturation',
  component: SaturationView,
  args: { data: sampleSaturation },
};
export default meta;

export const AsATable: StoryObj<typeof SaturationView> = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'New tags over notes' });
    await expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'NoteDayTagsNew tagsAll tags so far',
      'First interviewMay 1, 2026 (created)555',
      'Second interviewMay 2, 2026427',
      'Third interviewMay 3, 2026307',
    ]);
  },
};
