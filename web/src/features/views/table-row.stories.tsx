import type { Meta, StoryObj } from '@storybook/react-vite';

import { fn } from 'storybook/test';
import { sampleColumns, sampleList, sampleRows } from './sample-rows.ts';
import { TableRow } from './table-row.tsx';

const meta: Meta<typeof TableRow> = {
  title: 'Views/Table row',
  component: TableRow,
  decorators: [
    (Story) => (
      <div role="grid" aria-label="Notes">
        <div role="row" style={{ display: 'flex', height: 40 }}>
          <Story />
        </div>
      </div>
    ),
  ],
  args: {
    row: sampleRows[0],
    index: 0,
    columns: sampleColumns.filter(({ visible }) => visible),
    lefts: [40],
    selectWidth: 40,
    list: sampleList(sampleRows),
    owner: null,
    selected: true,
    active: 1,
    editing: false,
    rangeLeft: 1,
    rangeRight: 1,
    isRange: false,
    actions: { go: fn(), edit: fn(), done: fn(), set: fn(), select: fn(), step: fn() },
  },
};
export default meta;

export const Loaded: StoryObj<typeof TableRow> = {};
export const Pending: StoryObj<typeof TableRow> = { args: { row: undefined } };
