import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { RedactionDemo } from './redaction-demo.tsx';

const meta: Meta<typeof RedactionDemo> = {
  title: 'Redaction/Demonstration',
  component: RedactionDemo,
  args: { source: 'data:video/mp4;base64,', durationMs: 11_000 },
};
export default meta;
type Story = StoryObj<typeof RedactionDemo>;

const at = async (video: HTMLVideoElement, seconds: number) => {
  Object.defineProperty(video, 'currentTime', { value: seconds, configurable: true });
  await fireEvent.timeUpdate(video);
};

/** Inside the seconds, the region is covered and the sound muted; the original has neither. */
export const Inside: Story = {
  play: async ({ canvas, canvasElement }) => {
    const video = canvasElement.querySelector('video')!;
    await at(video, 1);
    await expect(canvas.queryByTestId('hidden')).toBeNull();
    await at(video, 3);
    await waitFor(() => expect(canvas.getByTestId('hidden')).toBeVisible());
    await expect(video.muted).toBe(true);
    await userEvent.click(canvas.getByRole('switch', { name: 'Show the original' }));
    await at(video, 4);
    await expect(canvas.queryByTestId('hidden')).toBeNull();
    await expect(video.muted).toBe(false);
  },
};
