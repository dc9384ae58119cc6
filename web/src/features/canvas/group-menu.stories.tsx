import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { GroupMenu } from './group-menu.tsx';
import { sampleCanvas } from './sample-canvas.ts';

const meta: Meta<typeof GroupMenu> = {
  title: 'Canvas/Group menu',
  component: GroupMenu,
  args: { view: sampleCanvas, selected: new Set(['g1']), readOnly: null, editing: {} as never },
};
export default meta;
type Story = StoryObj<typeof GroupMenu>;

export const OffersATag: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByText('Turn “Doubt” into a tag')).toBeVisible();
    await expect(screen.getByText('Tag 3 highlights…')).toBeVisible();
  },
};
export const NothingSelected: Story = { args: { selected: new Set() } };
