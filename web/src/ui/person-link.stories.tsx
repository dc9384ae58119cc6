import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { asMember } from '../../.storybook/workspace.tsx';
import { PersonLink, PersonLinks } from './person-link.tsx';

const ben = { id: '0198c5a2-7a3b-7000-8000-00000000000b', name: 'Ben Okafor' };
const meta: Meta<typeof PersonLink> = {
  title: 'People/Link',
  component: PersonLink,
  args: { person: ben },
  decorators: [asMember()],
};
export default meta;
type Story = StoryObj<typeof PersonLink>;

export const Colleague: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Ben Okafor' })).toHaveAttribute(
      'href',
      `/user/${ben.id}`,
    );
  },
};
export const Left: Story = {
  args: { person: { ...ben, removed: true } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Deleted user' })).toBeVisible();
  },
};
export const Unknown: Story = {
  args: { person: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Unknown user')).toBeVisible();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const Several: Story = {
  render: () => (
    <PersonLinks people={['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => ({ ...ben, id: name, name }))} />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/and 2 more/)).toBeVisible();
  },
};
