import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ChartViews } from './chart-views.tsx';
import { sampleChart } from './sample-chart.ts';
import { sampleSaturation } from './sample-tables.ts';

const at = 'GET /api/v1/projects/p1/charts';
const meta: Meta<typeof ChartViews> = {
  title: 'Charts/Views',
  component: ChartViews,
  beforeEach: answering({ [`${at}/tags`]: sampleChart, [`${at}/saturation`]: sampleSaturation }),
  args: {
    projectId: 'p1',
    filter: { parameter: undefined, bar: null, blocked: null, clear: fn() },
    pathOf: () => '/highlights',
    notesPathOf: () => '/notes',
  },
};
export default meta;

export const Switched: StoryObj<typeof ChartViews> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('table', { name: 'Highlights by tag' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Saturation' }));
    await expect(await canvas.findByRole('table', { name: 'New tags over notes' })).toBeVisible();
  },
};
