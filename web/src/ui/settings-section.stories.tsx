import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { expect, within } from 'storybook/test';
import { SettingsSection } from './settings-section.tsx';

const meta: Meta<typeof SettingsSection> = { title: 'Settings section', component: SettingsSection };
export default meta;
type Story = StoryObj<typeof SettingsSection>;

export const OneMatter: Story = {
  args: {
    title: 'Leave this workspace',
    about: 'Your work stays, under the name “Deleted user”.',
    children: <Button variant="default">Leave</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Leave this workspace' })).toBeVisible();
  },
};
