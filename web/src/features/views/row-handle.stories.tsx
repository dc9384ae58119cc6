import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { RowHandle } from './row-handle.tsx';
import { sampleRows } from './sample-rows.ts';

const meta: Meta<typeof RowHandle> = {
  title: 'Views/Row handle',
  component: RowHandle,
  decorators: [
    (Story) => (
      <div data-index={0}>
        <Story />
      </div>
    ),
  ],
  args: { row: sampleRows[0]!, index: 0, ordering: { owner: 'list', step: fn() } },
};
export default meta;

export const MovesByMenu: StoryObj<typeof RowHandle> = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move “Interview with a nurse”' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: /Move down/ }));
    await expect(args.ordering.step).toHaveBeenCalledWith(0, 'down');
  },
};
