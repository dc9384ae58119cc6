import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleBoards, sampleTag } from './sample-board.ts';
import { TagFacts } from './tag-facts.tsx';

const meta: Meta<typeof TagFacts> = {
  title: 'Tags/Tag facts',
  component: TagFacts,
  args: {
    tag: sampleTag,
    boards: sampleBoards,
    boardPath: '/projects/p/tags/b/b1',
    projectTitle: 'How teams adopt OpenTelemetry',
    fixed: null,
    arrange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof TagFacts>;

export const Described: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change description and role' }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const Locked: Story = {
  args: {
    tag: { ...sampleTag, locked: true, highlightCount: 1, description: null },
    fixed: 'The tag is locked: unlock it first',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Describe this tag' })).toHaveAccessibleDescription(
      'The tag is locked: unlock it first',
    );
  },
};
