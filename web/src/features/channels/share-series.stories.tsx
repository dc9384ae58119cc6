import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleTrend } from './sample-channel.ts';
import { ShareSeries } from './share-series.tsx';

const meta: Meta<typeof ShareSeries> = {
  title: 'Channels/Share series',
  component: ShareSeries,
  args: { steps: sampleTrend.steps, end: 1 },
  decorators: [
    (Story) => (
      <svg viewBox="0 0 7 100" width={420} height={160} preserveAspectRatio="none" role="img" aria-label="Shares">
        <Story />
      </svg>
    ),
  ],
};
export default meta;

/** A step without people parts the band. */
export const WithAGap: StoryObj<typeof ShareSeries> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('polygon')).toHaveLength(4);
  },
};
