import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { link } from './examples.ts';
import { ShareButton } from './share-button.tsx';

const meta: Meta<typeof ShareButton> = {
  title: 'Share button',
  component: ShareButton,
  args: { objectType: 'note', objectId: link.objectId },
  beforeEach: answering({ 'GET /api/v1/share-links': { items: [] } }),
};
export default meta;
type Story = StoryObj<typeof ShareButton>;

export const Opens: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }));
    await expect(await within(document.body).findByText(/the whole text of this note/)).toBeVisible();
  },
};
export const NotForViewers: Story = {
  args: { reason: 'You don’t have edit permissions in this project' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }));
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(
      'You don’t have edit permissions in this project',
    );
  },
};
/** The dialog links to the access settings, because members look for them here. */
export const OfAProject: Story = {
  args: { objectType: 'project', access: '/projects/p1/settings/access' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }));
    await expect(await within(document.body).findByRole('link', { name: 'who has access' })).toHaveAttribute(
      'href',
      '/projects/p1/settings/access',
    );
  },
};
