import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Conversation } from './conversation.tsx';
import { plainPoint, samplePoint } from './sample-channel.ts';

const meta: Meta<typeof Conversation> = {
  title: 'Channels/Conversation',
  component: Conversation,
  args: { point: samplePoint },
};
export default meta;
type Story = StoryObj<typeof Conversation>;

export const CustomerAndTeam: Story = {
  play: async ({ canvasElement }) => {
    const [customer, team] = within(canvasElement).getAllByRole('listitem');
    await expect(within(customer!).getByText('Kim Lee')).toBeVisible();
    await expect(within(team!).getByText('Team')).toBeVisible();
  },
};
export const WordsAlone: Story = {
  args: { point: plainPoint },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Please add a dark theme.')).toBeVisible();
  },
};
