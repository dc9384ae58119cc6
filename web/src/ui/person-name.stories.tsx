import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PersonName } from './person-name.tsx';

const meta: Meta<typeof PersonName> = {
  title: 'People/Name',
  component: PersonName,
  args: { person: { name: 'Maria Lindqvist' } },
};
export default meta;
type Story = StoryObj<typeof PersonName>;

const shows =
  (words: string): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(words)).toBeVisible();
  };

export const Named: Story = { args: { withAvatar: true } };
export const You: Story = { args: { you: true }, play: shows('You') };
export const Left: Story = {
  args: { person: { name: 'Maria Lindqvist', removed: true } },
  play: shows('Deleted user'),
};
export const Unknown: Story = { args: { person: null }, play: shows('Unknown user') };
