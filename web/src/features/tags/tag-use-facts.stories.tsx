import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleUse } from './sample-use.ts';
import { TagUseFacts } from './tag-use-facts.tsx';

const meta: Meta<typeof TagUseFacts> = {
  title: 'Tags/Tag use facts',
  component: TagUseFacts,
  args: { use: sampleUse },
};
export default meta;
type Story = StoryObj<typeof TagUseFacts>;

export const ByWeek: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Highlights by week')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3);
    await expect(canvas.getByRole('link', { name: /Asks a colleague/ })).toBeVisible();
  },
};
