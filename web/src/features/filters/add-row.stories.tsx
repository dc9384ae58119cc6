import { EMPTY_FORM } from '@evident/domain/filters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { typeAtOnce } from '../../../.storybook/type-at-once.ts';
import { answering } from '../../../.storybook/answers.ts';
import { AddRow } from './add-row.tsx';
import { filterAnswers, sampleFields, tagRow } from './sample-filters.ts';

const meta: Meta<typeof AddRow> = {
  title: 'Filters/Add row',
  component: AddRow,
  beforeEach: answering(filterAnswers),
  args: { fields: sampleFields, form: EMPTY_FORM, faultOf: () => undefined, onChange: fn(), onRemove: fn() },
};
export default meta;

/** The whole condition without a mouse. */
export const ByKeyboard: StoryObj<typeof AddRow> = {
  play: async ({ canvasElement, args }) => {
    const screen = within(document.body);
    within(canvasElement).getByRole('button', { name: 'Filter' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Field' }), 'tags{Enter}');
    await screen.findByRole('option', { name: /Trust/ });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('combobox', { name: 'Values' })).toHaveFocus();
    await userEvent.keyboard('trust{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(tagRow);
  },
};

/** Keys in the frames before the popover has the focus go into its field. */
export const TypedAtOnce: StoryObj<typeof AddRow> = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Filter' }).click();
    await Promise.resolve();
    typeAtOnce('tags');
    await waitFor(() => expect(within(document.body).getByRole('combobox', { name: 'Field' })).toHaveValue('tags'));
  },
};
