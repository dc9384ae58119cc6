import type { Meta, StoryObj } from '@storybook/react-vite';

import { fn } from 'storybook/test';
import { RowCard } from './row-card.tsx';
import { sampleColumns, sampleRows } from './sample-rows.ts';

const meta: Meta<typeof RowCard> = {
  title: 'Views/Card',
  component: RowCard,
  args: { row: sampleRows[0]!, columns: sampleColumns.filter(({ visible }) => visible), readOnly: null, onSet: fn() },
};
export default meta;

export const Note: StoryObj<typeof RowCard> = {};
