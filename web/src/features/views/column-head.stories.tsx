import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { ColumnHead } from './column-head.tsx';
import { sampleColumns } from './sample-rows.ts';

const meta: Meta<typeof ColumnHead> = {
  title: 'Views/Column head',
  component: ColumnHead,
  decorators: [
    (Story) => (
      <div role="table">
        <div role="row" style={{ display: 'flex', height: 36 }}>
          <Story />
        </div>
      </div>
    ),
  ],
  args: {
    column: sampleColumns.find(({ key }) => key === 'wait')!,
    sort: null,
    first: false,
    onSort: fn(),
    onMove: fn(),
    onHide: fn(),
    onChange: fn(),
  },
};
export default meta;

export const SortsAndWidens: StoryObj<typeof ColumnHead> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Hours waited/ }));
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: 'Sort descending' }));
    await expect(args.onSort).toHaveBeenCalledWith({ by: 'FIELD', fieldId: 'wait', direction: 'DESC' });
    await userEvent.click(canvas.getByRole('button', { name: /Hours waited/ }));
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: 'Average' }));
    await expect(args.onChange).toHaveBeenCalledWith('wait', { total: 'AVERAGE' });
    canvas.getByRole('slider', { name: 'Width of Hours waited' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('wait', { width: 180 });
  },
};
