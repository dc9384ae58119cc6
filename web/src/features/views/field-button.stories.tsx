import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { FieldButton } from './field-button.tsx';
import { sampleRows, sampleWait } from './sample-rows.ts';

const meta: Meta<typeof FieldButton> = {
  title: 'Views/Field button',
  component: FieldButton,
  args: { row: sampleRows[1]!, field: sampleWait, readOnly: null, onChange: fn() },
};
export default meta;

export const Edits: StoryObj<typeof FieldButton> = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hours waited: empty' }));
    await userEvent.type(await within(document.body).findByRole('textbox'), '3{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ number: 3 });
  },
};
