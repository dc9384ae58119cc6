import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EffectsChoice } from './effects.tsx';

const effects = { audio: 'KEEP', video: 'KEEP', videoStyle: 'COVER', removeWords: true } as const;
const meta: Meta<typeof EffectsChoice> = {
  title: 'Redaction/Effects',
  component: EffectsChoice,
  args: { effects, hasSound: true, hasPicture: true, regions: true, wordsLabel: 'Remove the words', onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof EffectsChoice>;

export const Muted: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sound' }), 'MUTE');
    await expect(args.onChange).toHaveBeenCalledWith({ ...effects, audio: 'MUTE' });
  },
};
export const Covered: Story = {
  args: { effects: { ...effects, video: 'BLUR_REGION' } },
  play: async ({ canvasElement, args }) => {
    const style = within(canvasElement).getByRole('combobox', { name: 'Style' });
    await expect(style).toHaveDisplayValue('Cover (recommended)');
    await userEvent.selectOptions(style, 'Pixelate');
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.effects, videoStyle: 'PIXELATE' });
  },
};
