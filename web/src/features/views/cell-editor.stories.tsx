import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CellEditor } from './cell-editor.tsx';
import { sampleRows, sampleWait } from './sample-rows.ts';

const meta: Meta<typeof CellEditor> = {
  title: 'Views/Cell editor',
  component: CellEditor,
  args: { row: sampleRows[0]!, field: sampleWait, onChange: fn(), onDone: fn() },
};
export default meta;

export const SavesAndGoesOn: StoryObj<typeof CellEditor> = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Hours waited');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.clear(input);
    await userEvent.type(input, '7{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ number: 7 });
    await expect(args.onDone).toHaveBeenCalledWith('down');
  },
};
