import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { CONFIRMED_KEY } from '../../data/sso/confirming.ts';
import { ConfirmBySso } from './confirm-by-sso.tsx';

const asked: Asked[] = [];
const popup = { location: { href: '' }, close: fn() };
const answers = answering(
  {
    'GET /api/v1/auth/sso': { items: [{ id: '1', name: 'Okta', strategy: 'okta' }], required: false },
    'POST /api/v1/me/sso-confirmation': { url: 'https://example.okta.com/authorize' },
  },
  asked,
);
const opening = (opened: unknown) => () => {
  const real = window.open;
  window.open = () => opened as Window;
  const restore = answers();
  return () => {
    window.open = real;
    restore();
  };
};
const meta: Meta<typeof ConfirmBySso> = {
  title: 'Identity/Confirm by single sign-on',
  component: ConfirmBySso,
  args: { workspaceId: 'acme', onConfirmed: fn() },
};
export default meta;
type Story = StoryObj<typeof ConfirmBySso>;

export const InAWindow: Story = {
  beforeEach: opening(popup),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Confirm with Okta' }));
    await waitFor(() => expect(popup.location.href).toBe('https://example.okta.com/authorize'));
    await expect(asked.at(-1)?.body).toEqual({ connectionId: '1', path: '/auth/sso-confirmed' });
    await expect(args.onConfirmed).not.toHaveBeenCalled();
    // As the window reports.
    window.dispatchEvent(new StorageEvent('storage', { key: CONFIRMED_KEY }));
    await waitFor(() => expect(args.onConfirmed).toHaveBeenCalledTimes(1));
  },
};
export const WindowBlocked: Story = {
  beforeEach: opening(null),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm with Okta' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your browser blocked the window');
  },
};
