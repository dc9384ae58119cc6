import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiProblem } from '../kernel/api/api-problem.ts';
import { SavedForm } from './saved-form.tsx';

const meta: Meta<typeof SavedForm> = { title: 'Saved form', component: SavedForm };
export default meta;
type Story = StoryObj<typeof SavedForm>;

const save = fn();
function Name({ disabledReason }: { disabledReason?: string }) {
  const [name, setName] = useState('Ada');
  return (
    <SavedForm
      verb="Save name"
      changed={name !== 'Ada'}
      save={() => save(name)}
      done="The name was changed"
      disabledReason={disabledReason}
    >
      <TextInput label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
    </SavedForm>
  );
}

export const SavesWhatWasChanged: Story = {
  beforeEach: () => {
    save.mockReset().mockResolvedValue(undefined);
  },
  render: () => <Name />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(save).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Name'), ' Lovelace{Enter}');
    await expect(save).toHaveBeenCalledWith('Ada Lovelace');
    await expect(await canvas.findByText('The name was changed')).toBeVisible();
  },
};
export const Refused: Story = {
  beforeEach: () => {
    save.mockReset().mockRejectedValue(new ApiProblem(400, [{ code: 'ValidationError', title: 'Enter a name' }]));
  },
  render: () => <Name />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Name'), '!{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter a name');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada!');
  },
};
const keepsItsInput = (status: number, title: string, message: string): Story => ({
  beforeEach: () => {
    save.mockReset().mockRejectedValueOnce(new ApiProblem(status, [{ code: 'Unavailable', title, message }]));
  },
  render: () => <Name />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Name'), '!{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`${title}${message}`);
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(await canvas.findByText('The name was changed')).toBeVisible();
  },
});
/** 503: a service behind the server is down. */
export const ServiceDown = keepsItsInput(503, 'The mail could not be sent', 'Try again in a minute.');
/** 507. */
export const DiskFull = keepsItsInput(
  507,
  'The disk of the server is full',
  'Tell your administrator, then try again.',
);
export const NotForThisPerson: Story = { render: () => <Name disabledReason="Only workspace admins can do this" /> };
