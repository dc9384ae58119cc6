import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DestinationForm } from './destination-form.tsx';
import { sampleDestination } from './sample-tickets.ts';

const onSave = fn();
const meta: Meta<typeof DestinationForm> = {
  title: 'Tickets/Destination form',
  component: DestinationForm,
  args: { destination: null, busy: false, problem: null, onSave, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof DestinationForm>;

export const New: Story = {};
export const KeepsTheStoredSecret: Story = {
  args: { destination: sampleDestination() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText('Project key'));
    await userEvent.type(canvas.getByLabelText('Project key'), 'NEW');
    await userEvent.click(canvas.getByRole('button', { name: 'Save destination' }));
    await expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ project: 'NEW' }));
    await expect(onSave).toHaveBeenCalledWith(expect.not.objectContaining({ token: expect.anything() }));
  },
};
