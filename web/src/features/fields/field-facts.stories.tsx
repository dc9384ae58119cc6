import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { sampleFields } from '../../field-types/sample-fields.ts';
import { FieldFacts } from './field-facts.tsx';

const meta: Meta<typeof FieldFacts> = {
  title: 'Fields/Field facts',
  component: FieldFacts,
  args: { of: { kind: 'note', id: 'n' }, onOpen: fn() },
  beforeEach: answering({ 'GET /api/v1/notes/n/fields': sampleFields }),
};
export default meta;
type Story = StoryObj<typeof FieldFacts>;

export const Values: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1,200')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit fields' }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};
export const NoValues: Story = {
  beforeEach: answering({ 'GET /api/v1/notes/n/fields': { ...sampleFields, values: [] } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Add field values' })).toBeVisible();
  },
};
