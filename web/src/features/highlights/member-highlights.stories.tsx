import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { MemberHighlights } from './member-highlights.tsx';
import { sampleHighlights } from './sample-highlights.ts';

const path = 'GET /api/v1/members/m/highlights';
const meta: Meta<typeof MemberHighlights> = {
  title: 'Highlights/Of a member',
  component: MemberHighlights,
  args: { memberId: 'm' },
  beforeEach: answering({ [path]: { items: sampleHighlights, next: null } }),
};
export default meta;
type Story = StoryObj<typeof MemberHighlights>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('link');
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/data\/.*#highlight-/));
  },
};
export const None: Story = {
  beforeEach: answering({ [path]: { items: [], next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No highlights you can see')).toBeVisible();
  },
};
