import type { Meta, StoryObj } from '@storybook/react-vite';

import { answering } from '../../../.storybook/answers.ts';
import { page } from '../../../.storybook/workspace.tsx';
import { RowSections } from './row-sections.tsx';
import { sampleProps, sampleRows } from './sample-rows.ts';

const { label: _label, list: _list, ...props } = sampleProps;
const meta: Meta<typeof RowSections> = {
  title: 'Views/Sections',
  component: RowSections,
  beforeEach: answering({ 'POST /api/v1/projects/p1/rows': page(sampleRows) }),
  args: { ...props, projectId: 'p1', wanted: { objectType: 'NOTE' }, groups: null, things: 'notes', total: 3 },
};
export default meta;
type Story = StoryObj<typeof RowSections>;

export const Ungrouped: Story = {};
export const Grouped: Story = {
  args: { groups: [{ key: 'nurse', title: 'Nurse', color: '1a83db', count: 3, totals: [] }] },
};
