import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
export const Followed: Story = {
  args: { people: people.slice(0, 2), following: { followed: { id: '1' }, follow: fn() } },
  play: async ({ canvasElement, args }) => {
    const avatars = within(canvasElement);
    await expect(avatars.getByRole('button', { name: 'Follow Jo Park' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(avatars.getByRole('button', { name: 'Follow Maria Lindqvist' }));
    await expect(args.following!.follow).toHaveBeenCalledWith('0');
  },
};
