import type { Meta, StoryObj } from '@storybook/react-vite';
import { Playables } from './playables-context.tsx';

const meta: Meta<typeof Playables> = {
  title: 'Public page/Clips',
  component: Playables,
  args: { by: { token: 'a1B2c3D4e5F6', password: null }, playables: new Map(), children: 'What is shown' },
};
export default meta;

export const Shown: StoryObj<typeof Playables> = {};
