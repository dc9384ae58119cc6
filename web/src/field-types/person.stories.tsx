import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../.storybook/answers.ts';
import { samplePlan } from './sample-fields.ts';
import { PersonInput } from './person.tsx';

const at = '2026-03-02T10:00:00.000Z';
const person = (id: string, name: string) => ({
  id,
  name,
  details: {},
  noteCount: 0,
  importOrigin: null,
  enrichmentOrigin: null,
  createdAt: at,
  updatedAt: at,
  version: 1,
});
const field = { ...samplePlan, label: 'Interviewed by', type: 'PERSON' as const, settings: { max: 5 } };
const meta: Meta<typeof PersonInput> = {
  title: 'Fields/Person input',
  component: PersonInput,
  args: { field, value: { fieldId: field.id, ids: ['ada'], shown: '' }, onChange: fn() },
  beforeEach: answering({
    'GET /api/v1/people': { items: [person('ada', 'Ada Lovelace'), person('grace', 'Grace Hopper')], next: null },
    'GET /api/v1/people/ada': { ...person('ada', 'Ada Lovelace'), createdBy: { id: 'm', name: 'Maria' } },
  }),
};
export default meta;
type Story = StoryObj<typeof PersonInput>;

export const OneMore: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Interviewed by' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Grace Hopper' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ids: ['ada', 'grace'] });
  },
};
