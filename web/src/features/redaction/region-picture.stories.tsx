import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { RegionPicture } from './region-picture.tsx';

const meta: Meta<typeof RegionPicture> = {
  title: 'Redaction/Region on the picture',
  component: RegionPicture,
  args: {
    element: document.createElement('video'),
    proportions: 16 / 9,
    keyframes: [{ atMs: 0, left: 10, top: 20, width: 30, height: 40 }],
    atMs: 0,
    onRegion: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof RegionPicture>;

export const Drawn: Story = {
  play: async ({ canvasElement, args }) => {
    const picture = canvasElement.querySelector('video')!.parentElement!;
    const { left, top, width, height } = picture.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      pointerId: 1,
      clientX: left + (x * width) / 100,
      clientY: top + (y * height) / 100,
    });
    picture.setPointerCapture = () => {};
    await fireEvent.pointerDown(picture, at(50, 50));
    await fireEvent.pointerMove(picture, at(75, 70));
    await fireEvent.pointerUp(picture, at(75, 70));
    await expect(args.onRegion).toHaveBeenCalledWith({ left: 50, top: 50, width: 25, height: 20 });
  },
};

/** The box is as wide as the picture of a phone held upright, so that a region lands where it is drawn. */
export const Upright: Story = {
  args: { proportions: 9 / 16 },
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('video')!.parentElement!.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(9 / 16, 2);
    await expect(height).toBeLessThan(innerHeight / 2);
  },
};
