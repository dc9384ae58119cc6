import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleText } from '../../ai/sample-text.ts';
import { sampleSummary } from './sample-summaries.ts';
import { SummaryCard } from './summary-card.tsx';

const remove = fn();
const meta: Meta<typeof SummaryCard> = {
  title: 'Summaries/Summary',
  component: SummaryCard,
  args: {
    summary: sampleSummary(),
    method: 'EXTRACTED',
    reason: undefined,
    changes: { summarize: fn(), busy: false, regenerate: fn(), edit: fn(), remove },
  },
};
export default meta;
type Story = StoryObj<typeof SummaryCard>;

export const Extracted: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Extracted')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More for this summary' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Delete' }));
    await expect(remove).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: {
    summary: sampleSummary({
      text: sampleText({
        state: 'FAILED',
        reason: 'The model did not answer.',
        content: { sections: [], citations: [] },
      }),
    }),
  },
};
export const ReadOnly: Story = {
  args: { reason: 'AI is off in this workspace.' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More for this summary' }));
    const entry = await within(document.body).findByRole('menuitem', { name: /Regenerate/ });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Sections of the framework that are empty are named. */
export const NothingFound: Story = {
  args: { summary: sampleSummary({ text: sampleText({ method: 'EXTRACTED', model: null }) }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing about what they value was found.')).toBeVisible();
  },
};
