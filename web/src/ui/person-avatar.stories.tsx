import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PersonAvatar } from './person-avatar.tsx';

const meta: Meta<typeof PersonAvatar> = {
  title: 'People/Avatar',
  component: PersonAvatar,
  args: { name: 'Maria Lindqvist' },
};
export default meta;
type Story = StoryObj<typeof PersonAvatar>;

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <PersonAvatar key={size} name="Maria Lindqvist" size={size} />
      ))}
    </div>
  ),
};
export const Named: Story = {
  args: { labelled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Maria Lindqvist' })).toHaveTextContent('ML');
  },
};
export const OtherScripts: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {['李小龍', 'Ольга', '', 'ana maria de la cruz'].map((name) => (
        <PersonAvatar key={name} name={name} />
      ))}
    </div>
  ),
};
