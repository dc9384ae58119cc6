import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { GroupedHighlights } from './grouped-highlights.tsx';
import { sampleHighlights, sampleTag } from './sample-board.ts';
import { sampleUse } from './sample-use.ts';

const asked: Asked[] = [];
const meta: Meta<typeof GroupedHighlights> = {
  title: 'Tags/Grouped highlights',
  component: GroupedHighlights,
  args: { tag: sampleTag, use: sampleUse, by: 'note' },
  beforeEach: answering(
    { [`GET /api/v1/tags/${sampleTag.id}/highlights`]: { items: sampleHighlights, next: null } },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof GroupedHighlights>;

export const ByNote: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /Interview with Ada/ })).toHaveAttribute('aria-expanded', 'true');
    await canvas.findByRole('list', { name: 'Highlights' });
    const other = canvas.getByRole('button', { name: /Interview with Grace/ });
    await userEvent.click(other);
    await expect(other).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(other);
  },
};
export const WithoutGroups: Story = { args: { by: 'group' } };
