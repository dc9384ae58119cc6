import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { FindSso } from './find-sso.tsx';

const meta: Meta<typeof FindSso> = {
  title: 'Single sign-on/Find',
  component: FindSso,
  args: { redirect: null },
};
export default meta;
type Story = StoryObj<typeof FindSso>;

const find = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Work email'), 'ada@acme.example{Enter}');
  return canvas;
};
export const Found: Story = {
  beforeEach: answering({
    'GET /api/v1/auth/sso': { items: [{ id: 'c1', name: 'Acme Okta', strategy: 'okta' }], required: false },
  }),
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Continue with Acme Okta' })).toBeVisible();
  },
};
export const NothingFound: Story = {
  beforeEach: answering({ 'GET /api/v1/auth/sso': { items: [], required: false } }),
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement);
    await expect(await canvas.findByText(/No workspace offers single sign-on/)).toBeVisible();
  },
};
