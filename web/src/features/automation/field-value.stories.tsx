import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { samplePlan, sampleSeats } from '../../field-types/sample-fields.ts';
import { FieldValue } from './field-value.tsx';
import { sampleChoices } from './sample-automation.ts';

const onChange = fn();
const action = { actionType: 'setField', parameters: { fieldId: samplePlan.id }, executionOrder: 1 } as const;
const meta: Meta<typeof FieldValue> = {
  title: 'Automation/Field value',
  component: FieldValue,
  args: { action, choices: { ...sampleChoices, fields: [samplePlan, sampleSeats] }, onChange },
};
export default meta;
type Story = StoryObj<typeof FieldValue>;

export const SetsAnOption: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Value' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Business' }));
    await expect(onChange).toHaveBeenCalledWith({
      ...action,
      parameters: { fieldId: samplePlan.id, ids: ['business'] },
    });
  },
};
export const WithoutFields: Story = {
  args: { choices: sampleChoices },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/There is no field for this yet/)).toBeVisible();
  },
};
