import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CrossingSelect } from './crossing-select.tsx';
import { sampleField, sampleNumberField, sampleTextField } from './sample-tables.ts';

const meta: Meta<typeof CrossingSelect> = {
  title: 'Charts/Crossing select',
  component: CrossingSelect,
  args: { label: 'By', fields: [sampleField], crossing: { by: 'MONTH' }, counted: 'note', onCross: fn() },
};
export default meta;

export const OfNotes: StoryObj<typeof CrossingSelect> = {
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('By'), 'Person');
    await expect(args.onCross).toHaveBeenCalledWith('person');
  },
};
/** Every field of notes and people, by object; the object is said only of equal names. */
export const OfEveryField: StoryObj<typeof CrossingSelect> = {
  args: {
    fields: [
      sampleField,
      sampleNumberField,
      sampleTextField,
      { ...sampleField, id: 'people', objectType: 'PERSON' },
      { ...sampleField, id: 'insights', objectType: 'INSIGHT', label: 'Confidence' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const options = (group: string) =>
      within(canvas.getByRole('group', { name: group }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await expect(options('Notes')).toEqual(['Plan (notes)', 'Seats']);
    await expect(options('People')).toEqual(['Role', 'Plan (people)']);
    await expect(canvas.queryByRole('option', { name: /Confidence/ })).toBeNull();
  },
};
