import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UsedAsEvidence } from './used-as-evidence.tsx';

const meta: Meta<typeof UsedAsEvidence> = { title: 'Parts/Used as evidence', component: UsedAsEvidence };
export default meta;
type Story = StoryObj<typeof UsedAsEvidence>;

export const Named: Story = {
  args: {
    dependents: {
      insights: [
        { id: 'a', title: 'Price drives churn' },
        { id: 'b', title: '' },
      ],
      insightCount: 3,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Used as evidence in 3 insights: Price drives churn, Untitled insight, and 1 more.',
    );
  },
};
export const Unused: Story = {
  args: { dependents: { insights: [], insightCount: 0 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('evidence');
  },
};
