import { readFeedbackLink } from '@evident/domain/links';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FeedbackForm } from './feedback-form.tsx';

const linkOf = (query: string, hash = '') => readFeedbackLink(new URLSearchParams(query), new URLSearchParams(hash));
const meta: Meta<typeof FeedbackForm> = {
  title: 'Feedback/Form',
  component: FeedbackForm,
  args: { link: linkOf(''), address: 'feedback@example.com' },
};
export default meta;
type Story = StoryObj<typeof FeedbackForm>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText('Open in mail program').closest('a')).not.toHaveAttribute('href');
    await userEvent.type(canvas.getByRole('textbox'), 'Slow');
    await expect(canvas.getByText('Open in mail program').closest('a')).toHaveAttribute(
      'href',
      'mailto:feedback@example.com?subject=Feedback%20about%20Evident&body=Slow',
    );
  },
};
export const FromALink: Story = {
  args: {
    link: linkOf(
      'message=The list is slow&context=/projects/1?token=abc',
      'withThumbsUpOrDownRating=1&withAttachment=1',
    ),
    address: null,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Bad' }));
    await expect(canvas.getByText(/send the message to a workspace admin/i)).toBeVisible();
    await expect(canvas.getByText('Attach files in your mail program.')).toBeVisible();
    const href = canvas.getByText('Open in mail program').closest('a')?.getAttribute('href') ?? '';
    await expect(decodeURIComponent(href)).toContain(
      'The list is slow\r\n\r\nRating: Bad\r\nPage: /projects/1?token=[redacted]',
    );
  },
};
