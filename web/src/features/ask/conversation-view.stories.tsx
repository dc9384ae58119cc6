import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ConversationView } from './conversation-view.tsx';
import { sampleAnswer, sampleConversation, sampleMessages } from './sample-answers.ts';

const second = sampleMessages.map((message) => ({
  ...message,
  id: `${message.id}-2`,
  text: message.role === 'USER' ? 'And why?' : '',
}));
const meta: Meta<typeof ConversationView> = {
  title: 'Ask/Conversation',
  component: ConversationView,
  args: { conversation: sampleConversation(), reason: null },
  beforeEach: answering({
    'GET /api/v1/conversations/k1/messages': { items: sampleMessages, next: null },
    'POST /api/v1/conversations/k1/messages': { messages: second },
    [`GET /api/v1/ai/texts/${sampleAnswer.text!.id}`]: sampleAnswer.text!,
    'GET /api/v1/conversations/k1': sampleConversation(),
  }),
};
export default meta;
type Story = StoryObj<typeof ConversationView>;

export const Answered: Story = {
  play: async ({ canvasElement }) => {
    const { findByText, findAllByRole } = within(canvasElement);
    await expect(await findByText(/Looked in 12 notes, 1 insight and 4 highlights of 2 projects/)).toHaveTextContent(
      'No text that you can see contains “zebra”.',
    );
    await expect((await findAllByRole('article')).length).toBe(1);
  },
};
export const Follows: Story = {
  play: async ({ canvasElement }) => {
    const { findByRole, findByText, findAllByRole } = within(canvasElement);
    await userEvent.type(await findByRole('textbox', { name: 'Ask a follow-up question' }), 'And why?{Enter}');
    await findByText('And why?');
    await expect((await findAllByRole('article')).length).toBe(2);
  },
};
