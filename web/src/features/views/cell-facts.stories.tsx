import type { Meta, StoryObj } from '@storybook/react-vite';

import { CellFacts } from './cell-facts.tsx';
import { sampleColumns, sampleRows } from './sample-rows.ts';

const meta: Meta<typeof CellFacts> = {
  title: 'Views/Cell',
  component: CellFacts,
  args: { row: sampleRows[0]!, column: sampleColumns.find(({ key }) => key === 'TAGS')! },
};
export default meta;
type Story = StoryObj<typeof CellFacts>;

export const Tags: Story = {};
export const Field: Story = { args: { column: sampleColumns.find(({ key }) => key === 'role')! } };
export const Date: Story = { args: { column: sampleColumns.find(({ key }) => key === 'CREATED_AT')! } };
