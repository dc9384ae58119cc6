import { SOURCE_NAMES } from '@evident/domain/channels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleExplanation } from './sample-explanation.ts';
import { Segments } from './segments.tsx';

const meta: Meta<typeof Segments> = {
  title: 'Channels/Segments of a theme',
  component: Segments,
  args: { segments: sampleExplanation.segments, names: SOURCE_NAMES },
};
export default meta;

export const BySourceAndField: StoryObj<typeof Segments> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const zendesk = canvas.getByRole('row', { name: /^Zendesk/ });
    await expect(zendesk).toHaveTextContent('67 % 120 people');
    await expect(zendesk).toHaveTextContent('40 % more often here');
    await expect(canvas.getByRole('row', { name: /^Free/ })).toHaveTextContent('–');
  },
};
