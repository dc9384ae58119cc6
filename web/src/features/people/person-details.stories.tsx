import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PersonDetails } from './person-details.tsx';

const meta: Meta<typeof PersonDetails> = {
  title: 'People/Details',
  component: PersonDetails,
  args: { person: { details: { Company: 'Analytical Engines', Role: 'Engineer' } }, reason: undefined, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof PersonDetails>;

export const Edited: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Role: Engineer' }));
    const field = await canvas.findByRole('textbox', { name: 'Role' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Lead{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Role', 'Lead');
  },
};
export const Added: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add detail' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Label' }), 'City');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value' }), 'London{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('City', 'London');
  },
};
export const ReadOnly: Story = { args: { reason: 'You don’t have edit permissions in this project people' } };
