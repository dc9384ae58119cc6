import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PublishButton } from './publish-button.tsx';

const meta: Meta<typeof PublishButton> = {
  title: 'Publish button',
  component: PublishButton,
  args: {
    published: false,
    changed: false,
    projectTitle: 'Getting started',
    onPublish: fn(async () => {}),
    onUpdate: fn(async () => {}),
  },
};
export default meta;
type Story = StoryObj<typeof PublishButton>;

const dialog = async () => within(await within(document.body).findByRole('dialog'));

export const Publishes: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Publish' }));
    await expect(
      await (await dialog()).findByText(/Everyone with access to “Getting started” sees it on Home/),
    ).toBeVisible();
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Publish' }));
    await expect(args.onPublish).toHaveBeenCalledWith(true);
  },
};
export const AsksForATitleFirst: Story = {
  args: { onTitle: fn(async () => {}), onPublish: fn(async () => {}) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Publish' }));
    await userEvent.type(await (await dialog()).findByRole('textbox', { name: 'Title' }), 'Missing information{Enter}');
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledWith(true));
    await expect(args.onTitle).toHaveBeenCalledWith('Missing information');
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
/** Optimistic: the page shows the new state before the response. */
function Eager() {
  const [published, setPublished] = useState(false);
  return (
    <PublishButton
      published={published}
      changed={false}
      onUpdate={async () => {}}
      projectTitle="Getting started"
      onPublish={(shown) => {
        setPublished(shown);
        return new Promise(() => {});
      }}
    />
  );
}
export const KeepsItsQuestion: Story = {
  render: () => <Eager />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Publish' }));
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Publish' }));
    await expect(await within(canvasElement).findByText('Unpublish')).toBeInTheDocument();
    await expect((await dialog()).getByText('Publish this insight?')).toBeVisible();
  },
};
export const UpdatesWhatWasEdited: Story = {
  args: { published: true, changed: true, onUpdate: fn(async () => {}) },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Unpublish' })).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Update' }));
    await expect(args.onUpdate).toHaveBeenCalledTimes(1);
  },
};
export const NotForViewers: Story = { args: { reason: 'You don’t have edit permissions in this project' } };
