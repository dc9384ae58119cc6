import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { RowCheck } from './row-check.tsx';
import { sampleList, sampleRows } from './sample-rows.ts';

const meta: Meta<typeof RowCheck> = {
  title: 'Views/Row check',
  component: RowCheck,
  args: { row: sampleRows[0]!, index: 0, list: sampleList(sampleRows), selected: false, onSelect: fn() },
};
export default meta;

export const Selects: StoryObj<typeof RowCheck> = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Select “Interview with a nurse”' });
    await userEvent.click(box);
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ index: 0, on: true, range: false }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box);
    await userEvent.keyboard('{/Shift}');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
};
