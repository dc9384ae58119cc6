import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { sampleFields } from '../../field-types/sample-fields.ts';
import { FieldSettings } from './field-settings.tsx';

const meta: Meta<typeof FieldSettings> = {
  title: 'Fields/Field settings',
  component: FieldSettings,
  args: { projectId: 'p', objectType: 'NOTE', reason: null },
  beforeEach: answering({
    'GET /api/v1/projects/p/fields': sampleFields,
    'GET /api/v1/fields/f-plan': { ...sampleFields.fields[0], valueCount: 12 },
    'DELETE /api/v1/fields/f-plan': { undoId: 'u' },
  }),
};
export default meta;
type Story = StoryObj<typeof FieldSettings>;

export const DeletionNamesValues: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Plan' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Delete…' }));
    const dialog = await within(document.body).findByRole('dialog');
    await expect(await within(dialog).findByText('12 values go with it.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete field' }));
    await expect(await within(document.body).findByText('Deleted “Plan”')).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach: answering({ 'GET /api/v1/projects/p/fields': { fields: [], sets: [] } }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Create field' }));
    await expect(await within(document.body).findByRole('dialog', { name: 'New field' })).toBeVisible();
  },
};
export const ReadOnly: Story = {
  args: { reason: 'You don’t have edit permissions in this project' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Create field' }),
    ).toHaveAccessibleDescription('You don’t have edit permissions in this project');
  },
};
