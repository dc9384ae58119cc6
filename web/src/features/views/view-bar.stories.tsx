import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { PLAIN_LOOK } from './look.ts';
import { sampleColumns, sampleRowFields } from './sample-rows.ts';
import { ViewBar } from './view-bar.tsx';

const meta: Meta<typeof ViewBar> = {
  title: 'Views/Bar',
  component: ViewBar,
  args: { type: 'NOTE', look: PLAIN_LOOK, fields: sampleRowFields, columns: sampleColumns, onLook: fn() },
};
export default meta;

export const Chooses: StoryObj<typeof ViewBar> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Board' }));
    await expect(args.onLook).toHaveBeenLastCalledWith({ layout: 'BOARD' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Group' }));
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: 'Role' }));
    await expect(args.onLook).toHaveBeenLastCalledWith({ group: { kind: 'SELECT', fieldId: 'role' } });
  },
};
