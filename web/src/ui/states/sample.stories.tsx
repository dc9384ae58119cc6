import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Quote } from '../quote.tsx';
import { TagChip } from '../tag-chip.tsx';
import { Sample } from './sample.tsx';

const meta: Meta<typeof Sample> = { title: 'States/Sample', component: Sample };
export default meta;

export const OfAHighlight: StoryObj<typeof Sample> = {
  args: {
    children: (
      <>
        <Quote size="small" hue="teal" speaker="Participant 3">
          Every Friday I copy it over by hand.
        </Quote>
        <TagChip title="Works around it" hue="teal" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'For example' })).toHaveTextContent('Participant 3');
  },
};
