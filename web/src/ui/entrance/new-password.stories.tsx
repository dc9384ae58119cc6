import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { NewPassword } from './new-password.tsx';

const meta: Meta<typeof NewPassword> = { title: 'Entrance/New password', component: NewPassword };
export default meta;
type Story = StoryObj<typeof NewPassword>;

function Typed() {
  const [password, setPassword] = useState('');
  return <NewPassword value={password} onChange={setPassword} />;
}

export const RulesAreTickedOff: Story = {
  render: () => <Typed />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rules = canvas.getByRole('list', { name: 'A password has' });
    const held = () => rules.querySelectorAll('[data-held="true"]').length;
    await expect(held()).toBe(0);
    await userEvent.type(canvas.getByLabelText('Password'), 'Nine');
    await expect(held()).toBe(2);
    await userEvent.type(canvas.getByLabelText('Password'), ' interviews!1');
    await expect(held()).toBe(rules.children.length);
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  },
};
