import type { Meta, StoryObj } from '@storybook/react-vite';

import { PendingRow } from './pending-row.tsx';

const meta: Meta<typeof PendingRow> = {
  title: 'Views/Pending row',
  component: PendingRow,
  args: {},
};
export default meta;

export const Loading: StoryObj<typeof PendingRow> = {};
export const Card: StoryObj<typeof PendingRow> = { args: { asCard: true } };
