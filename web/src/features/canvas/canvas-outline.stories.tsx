import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CanvasOutline } from './canvas-outline.tsx';
import { sampleCanvas } from './sample-canvas.ts';

const meta: Meta<typeof CanvasOutline> = {
  title: 'Canvas/Outline',
  component: CanvasOutline,
  args: { view: sampleCanvas, readOnly: false, selected: new Set(), onSelect: fn(), onMove: fn(), onRemove: fn() },
};
export default meta;
type Story = StoryObj<typeof CanvasOutline>;

export const MovesToAGroup: Story = {
  play: async ({ canvasElement, args }) => {
    const { getByRole } = within(canvasElement);
    await userEvent.selectOptions(getByRole('combobox', { name: 'Group of Text: Who checks?' }), 'Doubt');
    await expect(args.onMove).toHaveBeenCalledWith('o3', 'g1');
    await userEvent.click(getByRole('button', { name: 'Remove Rectangle' }));
    await expect(args.onRemove).toHaveBeenCalledWith(new Set(['o5']));
  },
};
export const Empty: Story = { args: { view: { ...sampleCanvas, objects: [] } } };
