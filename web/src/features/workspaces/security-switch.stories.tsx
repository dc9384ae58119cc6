import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { SecuritySwitch } from './security-switch.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof SecuritySwitch> = {
  title: 'Workspaces/Security switch',
  component: SecuritySwitch,
  beforeEach: answering({ 'PATCH /api/v1/workspace': null }, asked),
  args: {
    setting: 'linkSharingEnabled',
    label: 'Allow public links',
    description: 'Off: no public link works.',
    workspace: { linkSharingEnabled: true, passwordAuthEnabled: true, maskPersonalData: false, version: 1 },
    reason: null,
  },
};
export default meta;
type Story = StoryObj<typeof SecuritySwitch>;

export const SwitchedOff: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: /^Allow public links/ }));
    await waitFor(() => expect(asked[0]?.body).toEqual({ linkSharingEnabled: false }));
  },
};
export const NotAnAdmin: Story = {
  args: { reason: 'Only workspace admins can do this' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toBeDisabled();
  },
};
