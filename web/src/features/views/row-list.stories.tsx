import type { Meta, StoryObj } from '@storybook/react-vite';

import { RowList } from './row-list.tsx';
import { sampleProps } from './sample-rows.ts';

const meta: Meta<typeof RowList> = {
  title: 'Views/List',
  component: RowList,
  args: sampleProps,
};
export default meta;

export const Notes: StoryObj<typeof RowList> = {};
