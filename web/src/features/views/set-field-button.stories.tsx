import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleRowFields, sampleWait } from './sample-rows.ts';
import { SetFieldButton } from './set-field-button.tsx';

const meta: Meta<typeof SetFieldButton> = {
  title: 'Views/Set a field',
  component: SetFieldButton,
  args: { count: 3, fields: sampleRowFields, onSet: fn() },
};
export default meta;

export const SetsTheSelection: StoryObj<typeof SetFieldButton> = {
  play: async ({ canvasElement, args }) => {
    const body = within(document.body);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Set a field' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Hours waited' }));
    await userEvent.type(await body.findByLabelText('Hours waited'), '4{Tab}');
    await userEvent.click(await body.findByRole('button', { name: 'Set' }));
    await expect(args.onSet).toHaveBeenCalledWith(sampleWait, { number: 4 });
  },
};
