import { viewIntegration } from '@evident/domain/integrations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { LinkPreviews } from './link-previews.tsx';
import { connectedSlack } from './sample-integrations.ts';

const service = viewIntegration('Slack', true, connectedSlack);
const asked: Asked[] = [];
const meta: Meta<typeof LinkPreviews> = {
  title: 'Integrations/Link previews',
  component: LinkPreviews,
  args: { service, connection: service.connection!, reason: null },
  beforeEach: answering({ 'PUT /api/v1/integrations/slack/link-previews': () => null }, asked),
};
export default meta;
type Story = StoryObj<typeof LinkPreviews>;

export const SwitchedOn: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch'));
    await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ showsTitles: true }]));
  },
};
export const OthersReadOnly: Story = { args: { reason: 'Only workspace admins can do this' } };
