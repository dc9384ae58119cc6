import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PersonAvatars } from './person-avatars.tsx';

const meta: Meta<typeof PersonAvatars> = {
  title: 'People/Avatars',
  component: PersonAvatars,
  args: { label: 'Here now' },
};
export default meta;
type Story = StoryObj<typeof PersonAvatars>;

const people = ['Maria Lindqvist', 'Jo Park', 'Ana Souza', 'Tom Weber', 'Li Wei', 'Sam Okoro'].map((name, id) => ({
  id: String(id),
  name,
}));

export const Few: Story = { args: { people: people.slice(0, 3) } };
export const Many: Story = {
  args: { people },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('+3')).toHaveAttribute('title', 'Tom Weber, Li Wei, Sam Okoro');
  },
};
