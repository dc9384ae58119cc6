import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ConversationList } from './conversation-list.tsx';
import { sampleConversation } from './sample-answers.ts';

const items = [
  sampleConversation(),
  sampleConversation({ id: 'k2', title: '', scope: { type: 'NOTE', id: 'n1' }, scopeTitle: 'Interview 3' }),
  sampleConversation({ id: 'k3', title: 'Prices', scope: { type: 'PROJECT', id: 'p1' } }),
];
const paged = { items, problem: null, again: fn(), more: null, loadingMore: false } as never;
const meta: Meta<typeof ConversationList> = {
  title: 'Ask/Conversations',
  component: ConversationList,
  args: { conversations: paged },
};
export default meta;
type Story = StoryObj<typeof ConversationList>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const [first, second, third] = await within(canvasElement).findAllByRole('link');
    await expect(first).toHaveAttribute('href', '/ask/k1');
    await expect(second).toHaveTextContent('Note: Interview 3');
    await expect(third).toHaveTextContent('Project that you cannot see any more');
  },
};
export const None: Story = { args: { conversations: { ...(paged as object), items: [] } as never } };
