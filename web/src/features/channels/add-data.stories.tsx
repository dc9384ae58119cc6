import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AddData } from './add-data.tsx';

const meta: Meta<typeof AddData> = { title: 'Channels/Add data', component: AddData, args: { channelId: 'c1' } };
export default meta;
type Story = StoryObj<typeof AddData>;

export const WithTheApi: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const address = `${location.origin}/api/v1/channels/c1/data-points`;
    await expect(canvas.getByRole('group', { name: 'Address' })).toHaveTextContent(address);
    await expect(canvas.getByRole('group', { name: 'Request' })).toHaveTextContent(`curl -X POST ${address}`);
    await expect(canvas.getByRole('link', { name: 'access tokens' })).toHaveAttribute('href', '/settings/user/account');
  },
};
export const WithAnotherWay: Story = { args: { children: <button type="button">Import a table</button> } };
