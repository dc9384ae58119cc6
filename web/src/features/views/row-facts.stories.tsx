import type { Meta, StoryObj } from '@storybook/react-vite';

import { fn } from 'storybook/test';
import { RowFacts } from './row-facts.tsx';
import { sampleColumns, sampleRows } from './sample-rows.ts';

const meta: Meta<typeof RowFacts> = {
  title: 'Views/Facts',
  component: RowFacts,
  args: { row: sampleRows[0]!, columns: sampleColumns.slice(1), readOnly: null, onSet: fn() },
};
export default meta;

export const All: StoryObj<typeof RowFacts> = {};
export const ReadOnly: StoryObj<typeof RowFacts> = {
  args: { readOnly: 'You don’t have edit permissions in this project' },
};
