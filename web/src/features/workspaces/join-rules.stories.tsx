import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { JoinRules } from './join-rules.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof JoinRules> = {
  title: 'Workspaces/Join rules',
  component: JoinRules,
  args: { workspace: { joinDomains: ['@example.org'], joinRole: 'VIEWER', version: 1 }, reason: null },
  beforeEach: answering(
    {
      'PATCH /api/v1/workspace': () =>
        refusal(
          400,
          'ValidationError',
          '@gmail.com belongs to a mail provider',
          'Anyone can get an address there. Use your organization’s domain.',
        ),
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof JoinRules>;

export const MailProvidersAreRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email domains', { selector: 'input' }), 'Gmail.com{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('@gmail.com belongs to a mail provider');
    const sent = asked.find(({ method }) => method === 'PATCH');
    await expect(sent?.body).toEqual({ joinDomains: ['@example.org', '@gmail.com'] });
  },
};
export const OthersReadOnly: Story = { args: { reason: 'Only workspace admins can do this' } };
