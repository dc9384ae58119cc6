import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { page } from '../../../.storybook/workspace.tsx';
import { PLAIN_LOOK } from './look.ts';
import { sampleRowFields, sampleRows } from './sample-rows.ts';
import { ViewRows } from './view-rows.tsx';

const meta: Meta<typeof ViewRows> = {
  title: 'Views/Rows',
  component: ViewRows,
  beforeEach: answering({
    'POST /api/v1/projects/p1/rows': page(sampleRows),
    'POST /api/v1/projects/p1/row-groups': {
      items: [{ key: null, title: '', color: null, count: 3, totals: [] }],
      total: 3,
      totals: [],
    },
  }),
  args: {
    projectId: 'p1',
    type: 'NOTE',
    look: PLAIN_LOOK,
    filter: { form: undefined, bar: null, blocked: null, clear: fn() },
    fields: sampleRowFields,
    readOnly: null,
    canvas: null,
    onLook: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ViewRows>;

export const Table: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('3 notes')).toBeVisible();
    await expect(await within(canvasElement).findByRole('grid', { name: 'notes' })).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach: answering({
    'POST /api/v1/projects/p1/rows': page([]),
    'POST /api/v1/projects/p1/row-groups': { items: [], total: 0, totals: [] },
  }),
};
export const Blocked: Story = {
  args: { filter: { form: undefined, bar: null, blocked: <p>Not readable</p>, clear: fn() } },
};
