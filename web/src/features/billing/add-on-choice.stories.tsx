import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddOnChoice } from './add-on-choice.tsx';
import { addOnPrices } from './sample-billing.ts';

const changed = fn();
const meta: Meta<typeof AddOnChoice> = {
  title: 'Billing/Add-on choice',
  component: AddOnChoice,
  args: { prices: addOnPrices, quantities: {} },
  render: (args) => {
    const [quantities, setQuantities] = useState<Record<string, number>>({ ...args.quantities });
    return (
      <AddOnChoice
        {...args}
        quantities={quantities}
        onChange={(next) => {
          changed(next);
          setQuantities(next);
        }}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof AddOnChoice>;

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const units = within(canvasElement).getByRole('textbox', { name: 'Units of Data points' });
    await userEvent.clear(units);
    await userEvent.type(units, '2');
    await expect(changed).toHaveBeenLastCalledWith({ [addOnPrices[0]!.id]: 2 });
  },
};
export const Bought: Story = { args: { quantities: { [addOnPrices[1]!.id]: 1 } } };
