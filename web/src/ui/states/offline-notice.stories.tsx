import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, within } from 'storybook/test';
import { hearOfServer } from '../../kernel/connection/connection-store.ts';
import { OfflineNotice } from './offline-notice.tsx';

const meta: Meta<typeof OfflineNotice> = { title: 'States/Offline notice', component: OfflineNotice };
export default meta;
type Story = StoryObj<typeof OfflineNotice>;

function WithoutNetwork() {
  useEffect(() => { hearOfServer('networkLost'); return () => hearOfServer('answered'); }, []);
  return <OfflineNotice>These are the notes as of your last visit.</OfflineNotice>;
}

export const DeviceOffline: Story = {
  render: () => <WithoutNetwork />,
  play: async ({ canvasElement }) => { await expect(await within(canvasElement).findByText(/You are offline/)).toBeVisible(); },
};
export const Online: Story = {
  render: () => <div><OfflineNotice /></div>,
  play: async ({ canvasElement }) => { await expect(within(canvasElement).queryByRole('status')).toBeNull(); },
};
