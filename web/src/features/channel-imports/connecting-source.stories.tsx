import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asMember } from '../../../.storybook/workspace.tsx';
import { ConnectingSource } from './connecting-source.tsx';
import type { SourceSetup } from './use-source-setup.ts';

const type = fn();
const setup: Pick<SourceSetup, 'credentials' | 'type' | 'connecting'> = {
  credentials: {},
  type,
  connecting: { busy: false, problem: null, error: null, edited: fn(), submit: fn() },
};

const meta: Meta<typeof ConnectingSource> = {
  title: 'Channels/Credentials of a service',
  component: ConnectingSource,
  decorators: [asMember()],
  args: { source: 'ZENDESK', setup },
};
export default meta;
type Story = StoryObj<typeof ConnectingSource>;

/** Secrets are hidden while they are typed. */
export const Fields: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Subdomain')).toBeVisible();
    await expect(canvas.getByLabelText('API token')).toHaveAttribute('type', 'password');
    await userEvent.type(canvas.getByLabelText('Email'), 'a');
    await expect(type).toHaveBeenCalledWith('email', 'a');
  },
};
export const KeyFile: Story = { args: { source: 'GOOGLE_PLAY' } };
export const ConnectionOfTheWorkspace: Story = {
  args: { source: 'SLACK' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'integrations' })).toBeVisible();
  },
};
