import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContactName } from './contact-name.tsx';

const meta: Meta<typeof ContactName> = {
  title: 'People/Contact name',
  component: ContactName,
  args: { personId: '0198c5a2-0000-7000-8000-000000000001', name: 'Ada Lovelace' },
};
export default meta;
type Story = StoryObj<typeof ContactName>;

export const Named: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
  },
};
export const Unnamed: Story = {
  args: { name: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Unnamed participant')).toBeVisible();
  },
};
export const Hidden: Story = {
  args: { personId: null, name: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Contact hidden')).toBeVisible();
  },
};
