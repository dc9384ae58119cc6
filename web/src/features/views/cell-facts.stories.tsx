import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
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
export const People: Story = {
  args: { column: sampleColumns.find(({ key }) => key === 'PEOPLE')! },
  play: async ({ canvasElement, args }) => {
    for (const { name } of args.row.people) await expect(within(canvasElement).getByText(name)).toBeVisible();
  },
};
export const Field: Story = { args: { column: sampleColumns.find(({ key }) => key === 'role')! } };
export const Date: Story = { args: { column: sampleColumns.find(({ key }) => key === 'CREATED_AT')! } };
