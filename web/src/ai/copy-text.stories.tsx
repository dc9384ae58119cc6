import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../.storybook/answers.ts';
import { CopyText } from './copy-text.tsx';
import { sampleText } from './sample-text.ts';

const meta: Meta<typeof CopyText> = {
  title: 'AI/Copy text',
  component: CopyText,
  args: { textId: 't1' },
  beforeEach: answering({ 'GET /api/v1/ai/texts/t1': sampleText() }),
};
export default meta;
type Story = StoryObj<typeof CopyText>;

/** Says whether the browser allowed it. */
export const Copies: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy as Markdown' }));
    await expect(
      await within(canvasElement).findByRole('button', { name: /Copied with quotes|blocked the clipboard/ }),
    ).toBeVisible();
  },
};
