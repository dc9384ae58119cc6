import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { RecentImports } from './recent-imports.tsx';
import { SAMPLE_IMPORT } from './sample-import.ts';

const meta: Meta<typeof RecentImports> = {
  title: 'Channels/Latest imports',
  component: RecentImports,
  args: { channelId: SAMPLE_IMPORT.channelId },
  beforeEach: answering({
    [`GET /api/v1/channels/${SAMPLE_IMPORT.channelId}/imports`]: {
      items: [SAMPLE_IMPORT, { ...SAMPLE_IMPORT, id: 'other', ready: false }],
      next: null,
    },
  }),
};
export default meta;
type Story = StoryObj<typeof RecentImports>;

export const Started: Story = {
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('listitem');
    await expect(rows).toHaveLength(1);
    await expect(rows[0]).toHaveTextContent('1,000 of 4,000 rows read (900 new, 100 repeat others)');
  },
};
