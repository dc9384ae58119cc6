import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { sampleSummaries } from './sample-summaries.ts';
import { SummariesDialog } from './summaries-dialog.tsx';

const meta: Meta<typeof SummariesDialog> = {
  title: 'Summaries/Dialog',
  component: SummariesDialog,
  args: { target: { type: 'TAG', id: 't', filter: null }, title: 'Doubts', reason: undefined, onClose: fn() },
  beforeEach: answering({ 'GET /api/v1/tags/t/summaries': sampleSummaries() }),
};
export default meta;

export const OfATag: StoryObj<typeof SummariesDialog> = {
  play: async () => {
    await expect(await within(document.body).findByText('Summaries of Doubts')).toBeVisible();
    await expect(await within(document.body).findByText('Pain points')).toBeVisible();
  },
};
