import type { Meta, StoryObj } from '@storybook/react-vite';

import { fn } from 'storybook/test';
import { SelectedBar } from './selected-bar.tsx';

const meta: Meta<typeof SelectedBar> = {
  title: 'Views/Selected rows',
  component: SelectedBar,
  args: { count: 12, onClear: fn(), children: null },
};
export default meta;

export const Twelve: StoryObj<typeof SelectedBar> = {};
