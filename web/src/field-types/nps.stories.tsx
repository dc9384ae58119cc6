import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleField } from './sample-fields.ts';
import { NpsInput } from './nps.tsx';

const meta: Meta<typeof NpsInput> = {
  title: 'Fields/NPS input',
  component: NpsInput,
  args: { field: sampleField('Score', 'NPS'), value: undefined, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof NpsInput>;

export const NamesTheGroups: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Score' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '9 · Promoter' }));
    await expect(args.onChange).toHaveBeenCalledWith({ number: 9 });
  },
};
