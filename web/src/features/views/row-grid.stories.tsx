import type { Meta, StoryObj } from '@storybook/react-vite';

import { RowGrid } from './row-grid.tsx';
import { sampleProps } from './sample-rows.ts';

const meta: Meta<typeof RowGrid> = {
  title: 'Views/Grid',
  component: RowGrid,
  args: sampleProps,
};
export default meta;

export const Notes: StoryObj<typeof RowGrid> = {};
