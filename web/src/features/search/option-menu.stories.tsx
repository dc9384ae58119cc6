import type { Meta, StoryObj } from '@storybook/react-vite';
import { OptionMenu } from './option-menu.tsx';

const meta: Meta<typeof OptionMenu> = {
  title: 'Search/Option menu',
  component: OptionMenu,
  args: {
    label: 'Sort by',
    names: { newest: 'Newest', oldest: 'Oldest' },
    chosen: 'newest',
    usual: 'newest',
    onChoose: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof OptionMenu>;

export const Usual: Story = {};
export const Chosen: Story = { args: { chosen: 'oldest' } };
