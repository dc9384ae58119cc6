import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { draftOf } from './field-draft.ts';
import { samplePlan, sampleSeats } from '../../field-types/sample-fields.ts';
import { SettingsInputs } from './settings-inputs.tsx';

const meta: Meta<typeof SettingsInputs> = {
  title: 'Fields/Settings inputs',
  component: SettingsInputs,
  args: { draft: draftOf(samplePlan), onChange: fn(), fromValues: false },
};
export default meta;
type Story = StoryObj<typeof SettingsInputs>;

export const OfASelectField: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByLabelText('Allow several options'));
    await expect(args.onChange).toHaveBeenCalledWith({ several: true });
  },
};
export const OfACurrency: Story = { args: { draft: { ...draftOf(sampleSeats), format: 'currency' } } };
export const OfAScore: Story = { args: { draft: { ...draftOf(null), type: 'NPS' } } };
