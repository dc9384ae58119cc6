import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AltText } from './alt-text.tsx';

const meta: Meta<typeof AltText> = {
  title: 'Documents/Alternative text',
  component: AltText,
  args: { name: 'sketch.png', altText: null, reason: undefined, onSave: fn(async () => undefined) },
};
export default meta;
type Story = StoryObj<typeof AltText>;

export const None: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add alternative text' }));
    await userEvent.type(await screen.findByLabelText('Alternative text'), 'Start page with three steps');
    await userEvent.click(screen.getByRole('button', { name: 'Save text' }));
    await expect(args.onSave).toHaveBeenCalledWith('Start page with three steps');
    await waitFor(() => expect(screen.queryByLabelText('Alternative text')).toBeNull());
  },
};
export const Some: Story = { args: { altText: 'Sketch of the start page with three numbered steps' } };
export const ReadOnly: Story = { args: { altText: 'Sketch of the start page', reason: 'You can only read this' } };
