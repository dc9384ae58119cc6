import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RowTable } from './row-table.tsx';
import {
  sampleColumns,
  sampleProps,
  sampleRole,
  sampleRows,
  sampleTotaled,
  sampleTotals,
  sampleWait,
} from './sample-rows.ts';

const meta: Meta<typeof RowTable> = {
  title: 'Views/Table',
  component: RowTable,
  args: { ...sampleProps, onSet: fn(), onLook: fn() },
};
export default meta;
type Story = StoryObj<typeof RowTable>;

const shown = sampleColumns.filter(({ visible }) => visible).map(({ key }) => key);
const cellAt = (canvas: HTMLElement, row: number, key = shown[0]!) =>
  canvas.querySelector<HTMLElement>(`[data-at="${row}.${shown.indexOf(key)}"]`)!;

/** Arrows move, Enter edits, Enter saves and goes down. */
export const EditsByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    cellAt(canvasElement, 0).focus();
    await userEvent.keyboard('{End}');
    await expect(cellAt(canvasElement, 0, 'wait')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const input = await within(canvasElement).findByLabelText('Hours waited');
    await userEvent.clear(input);
    await userEvent.type(input, '8{Enter}');
    await expect(args.onSet).toHaveBeenCalledWith([{ row: sampleRows[0], field: sampleWait, value: { number: 8 } }]);
    await expect(cellAt(canvasElement, 1, 'wait')).toHaveAttribute('tabindex', '0');
  },
};

/** Shift extends the range; Delete clears its fields; Ctrl D fills down. */
export const ChangesARange: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(cellAt(canvasElement, 0, 'role'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await userEvent.keyboard('{Control>}d{/Control}');
    const value = { ids: ['nurse'] };
    await expect(args.onSet).toHaveBeenLastCalledWith([
      { row: sampleRows[1], field: sampleRole, value },
      { row: sampleRows[2], field: sampleRole, value },
    ]);
    await userEvent.keyboard('{Delete}');
    await expect(args.onSet).toHaveBeenLastCalledWith(sampleRows.map((row) => ({ row, field: sampleRole, value: {} })));
  },
};

/** Alt and arrows move a row by hand; its menu moves it further. */
export const OrdersByHand: Story = {
  args: { onPlace: fn(), columns: sampleTotaled, totals: sampleTotals },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    cellAt(canvasElement, 1).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onPlace).toHaveBeenLastCalledWith([sampleRows[1]], { beforeId: 'n1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Move “Interview with a nurse”' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Move to the end' }));
    await waitFor(() => expect(args.onPlace).toHaveBeenLastCalledWith([sampleRows[0]], { afterId: 'n3' }));
    await expect(within(canvas.getByRole('row', { name: 'Totals' })).getByText('7')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: 'You don’t have edit permissions in this project' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(cellAt(canvasElement, 0, 'role'));
    await userEvent.keyboard('{Delete}{Enter}');
    await expect(args.onSet).not.toHaveBeenCalled();
  },
};
