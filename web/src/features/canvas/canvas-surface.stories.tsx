import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CanvasSurface } from './canvas-surface.tsx';
import { sampleCanvas } from './sample-canvas.ts';
import { StoryFrame } from './story-frame.tsx';

const meta: Meta<typeof CanvasSurface> = {
  title: 'Canvas/Surface',
  component: CanvasSurface,
  args: {
    view: sampleCanvas,
    readOnly: false,
    search: '',
    selected: new Set<string>(),
    onSelect: fn(),
    change: fn(),
    onRemove: fn(),
    onDropCards: fn(),
  },
  render: (args) => (
    <StoryFrame height={560}>
      <CanvasSurface {...args} />
    </StoryFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof CanvasSurface>;

export const WithAGroup: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: 'Title of the group' })).toHaveValue(
      'Doubt',
    );
  },
};
export const Searched: Story = { args: { search: 'table', readOnly: true } };
