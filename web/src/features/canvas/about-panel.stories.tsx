import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AboutPanel } from './about-panel.tsx';
import { sampleCanvas } from './sample-canvas.ts';

const meta: Meta<typeof AboutPanel> = {
  title: 'Canvas/About panel',
  component: AboutPanel,
  args: { view: sampleCanvas, readOnly: false, change: fn(), onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof AboutPanel>;

export const EditsTheSummary: Story = {
  play: async ({ args, canvasElement }) => {
    const { getByRole } = within(canvasElement);
    await userEvent.type(getByRole('textbox', { name: 'Summary' }), 'They check.');
    await userEvent.click(getByRole('switch'));
    await expect(args.change).toHaveBeenNthCalledWith(1, {
      label: 'Edited the summary',
      change: { section: { summary: 'They check.', peekMode: false } },
    });
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
