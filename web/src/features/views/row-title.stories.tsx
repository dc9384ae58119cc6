import type { Meta, StoryObj } from '@storybook/react-vite';

import { RowTitle } from './row-title.tsx';
import { sampleHighlight, sampleRows } from './sample-rows.ts';

const meta: Meta<typeof RowTitle> = { title: 'Views/Row title', component: RowTitle, args: { row: sampleRows[0]! } };
export default meta;
type Story = StoryObj<typeof RowTitle>;

export const Note: Story = {};
export const Untitled: Story = { args: { row: sampleRows[2]! } };
export const Highlight: Story = { args: { row: sampleHighlight } };
