import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { SaveInsight } from './save-insight.tsx';
import { sampleResearch } from './sample-research.ts';

const meta: Meta<typeof SaveInsight> = {
  title: 'Research/Save as insight',
  component: SaveInsight,
  args: { research: sampleResearch, projects: [{ id: 'p1', title: 'Reports' }] },
  beforeEach: answering({ 'POST /api/v1/research/r1/insight': { id: 'i1', highlights: 4, skipped: 0, undoId: 'u1' } }),
};
export default meta;
type Story = StoryObj<typeof SaveInsight>;

export const Saves: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save as draft insight' }));
  },
};
export const OfTheWorkspace: Story = {
  args: {
    research: {
      ...sampleResearch,
      scope: { type: 'WORKSPACE', id: null },
      text: {
        ...sampleResearch.text,
        content: {
          ...sampleResearch.text.content,
          citations: sampleResearch.text.content.citations.map((one) => ({ ...one, projectId: 'p2' })),
        },
      },
    },
    projects: [
      { id: 'p1', title: 'Reports' },
      { id: 'p2', title: 'Interviews' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Project of the insight' })).toHaveValue(
      'Interviews',
    );
  },
};
export const Saved: Story = { args: { research: { ...sampleResearch, insightId: 'i1' } } };
