import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { sampleText } from '../../ai/sample-text.ts';
import { AnswerBody } from './answer-body.tsx';
import { sampleAnswer } from './sample-answers.ts';
import styles from './ask.module.css';

function Answered({ written = false, short = true }: { written?: boolean; short?: boolean }) {
  const [shownId, setShownId] = useState<string | null>(null);
  return (
    <div className={styles.conversation}>
      <AnswerBody
        answer={sampleAnswer}
        text={written ? sampleText() : sampleAnswer.text!}
        beside={{ short, shownId, onShow: setShownId }}
      />
    </div>
  );
}

const meta: Meta<typeof Answered> = { title: 'Ask/Answer body', component: Answered };
export default meta;
type Story = StoryObj<typeof Answered>;

export const Short: Story = {
  play: async ({ canvasElement }) => {
    const { getByRole, queryByRole, findByRole } = within(canvasElement);
    const quotes = within(getByRole('list', { name: 'Quotes' })).getAllByRole('button');
    await expect(queryByRole('complementary', { name: 'Cited passage' })).toBeNull();
    await userEvent.click(quotes[0]!);
    const passage = await findByRole('complementary', { name: 'Cited passage' });
    await expect(passage).toHaveTextContent('Do you trust the numbers of the export?');
    await expect(within(passage).getByRole('mark')).toHaveTextContent('I check every number twice before I send it.');
    await expect(within(passage).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/data\//));
    await expect(quotes[0]!).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(within(passage).getByRole('button', { name: 'Close the passage' }));
    await expect(queryByRole('complementary', { name: 'Cited passage' })).toBeNull();
  },
};
export const Written: Story = {
  args: { written: true },
  play: async ({ canvasElement }) => {
    const { getAllByRole, findByRole } = within(canvasElement);
    await userEvent.click(getAllByRole('button', { name: /^Quote 1 / })[0]!);
    await expect(await findByRole('complementary', { name: 'Cited passage' })).toBeVisible();
  },
};
export const WithWholePassages: Story = {
  args: { short: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Passages' })).toBeVisible();
  },
};
