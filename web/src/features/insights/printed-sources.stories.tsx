import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { highlight, insight } from './examples.ts';
import { PrintedSources } from './printed-sources.tsx';

const meta: Meta<typeof PrintedSources> = {
  title: 'Insights/Printed sources',
  component: PrintedSources,
  args: { insightId: insight.id },
  beforeEach: answering({
    [`GET /api/v1/insights/${insight.id}/evidence`]: {
      items: [{ highlightId: highlight.id, highlight, occurredOn: '2023-06-15' }],
      strength: insight.strength,
      changed: [],
    },
  }),
};
export default meta;

/** On paper only. */
export const OnPaper: StoryObj<typeof PrintedSources> = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Q&A with Adriel, 2023-06-15, 1 quote'));
    await expect(canvasElement.querySelector('section')).not.toBeVisible();
  },
};
