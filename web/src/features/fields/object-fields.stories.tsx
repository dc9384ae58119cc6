import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { sampleFields } from '../../field-types/sample-fields.ts';
import { ObjectFields } from './object-fields.tsx';

const meta: Meta<typeof ObjectFields> = {
  title: 'Fields/Fields of an object',
  component: ObjectFields,
  args: { of: { kind: 'note', id: 'n' }, settings: '/projects/p/settings/note-fields' },
};
export default meta;
type Story = StoryObj<typeof ObjectFields>;

const asked: Asked[] = [];

export const InTheirSets: Story = {
  beforeEach: answering(
    {
      'GET /api/v1/notes/n/fields': sampleFields,
      'PATCH /api/v1/notes/n/fields': { undoId: 'u' },
    },
    asked,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Company' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Contact'), 'ada@example.org{Enter}');
    await expect(await within(document.body).findByText('Changed “Contact”')).toBeVisible();
    await expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({
      values: [{ fieldId: 'f-contact', text: 'ada@example.org' }],
    });
  },
};
export const NoFieldsYet: Story = {
  beforeEach: answering({
    'GET /api/v1/notes/n/fields': { fields: [], sets: [], values: [], version: 1 },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Create fields' })).toBeVisible();
  },
};
