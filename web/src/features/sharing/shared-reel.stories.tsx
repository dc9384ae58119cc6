import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SharedReel } from './shared-reel.tsx';

const meta: Meta<typeof SharedReel> = {
  title: 'Public page/Reel',
  component: SharedReel,
  args: { title: 'Doubts', reel: { clip: null, state: 'PREPARING', captions: [] } },
};
export default meta;

export const InPreparation: StoryObj<typeof SharedReel> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This reel is being prepared')).toBeVisible();
  },
};

export const Empty: StoryObj<typeof SharedReel> = { args: { reel: { clip: null, state: 'EMPTY', captions: [] } } };
