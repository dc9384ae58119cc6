import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PublishButton } from './publish-button.tsx';

const meta: Meta<typeof PublishButton> = { title: 'Publish button', component: PublishButton, args: { published: false, projectTitle: 'Getting started', onPublish: fn(async () => {}) } };
export default meta;
type Story = StoryObj<typeof PublishButton>;

const dialog = async () => within(await within(document.body).findByRole('dialog'));

export const Publishes: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Publish' }));
    await expect(await (await dialog()).findByText(/Everyone who may see ‘Getting started’ finds it on home/)).toBeVisible();
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Publish' }));
    await expect(args.onPublish).toHaveBeenCalledWith(true);
  },
};
export const Unpublishes: Story = {
  args: { published: true, onPublish: fn(async () => {}) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Unpublish' }));
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Unpublish' }));
    await expect(args.onPublish).toHaveBeenCalledWith(false);
  },
};
export const NotForViewers: Story = { args: { reason: 'Viewers cannot edit' } };
