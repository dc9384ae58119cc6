import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { page } from '../../../.storybook/workspace.tsx';
import { RowBoard } from './row-board.tsx';
import { sampleColumns, sampleRows, sampleSelection } from './sample-rows.ts';

const meta: Meta<typeof RowBoard> = {
  title: 'Views/Board',
  component: RowBoard,
  beforeEach: answering({
    'POST /api/v1/projects/p1/rows': ({ groupKey }: { groupKey: string }) =>
      page(sampleRows.filter(({ values }) => values[0]?.ids?.[0] === groupKey)),
  }),
  args: {
    projectId: 'p1',
    wanted: { objectType: 'NOTE', group: { kind: 'SELECT', fieldId: 'role' } },
    groups: [
      { key: 'nurse', title: 'Nurse', color: '1a83db', count: 1, totals: [] },
      { key: 'patient', title: 'Patient', color: '82807b', count: 1, totals: [] },
    ],
    columns: sampleColumns,
    readOnly: null,
    onMove: fn(),
    selection: sampleSelection,
    onSet: fn(),
    onPlace: null,
  },
};
export default meta;

/** The menu moves a card without dragging. */
export const MovesByMenu: StoryObj<typeof RowBoard> = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Move “Interview with a nurse”' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Move to Patient' }));
    await expect(args.onMove).toHaveBeenCalledWith({ row: sampleRows[0], from: 'nurse' }, 'patient');
  },
};
