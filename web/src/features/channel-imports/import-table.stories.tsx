import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { ImportTable } from './import-table.tsx';
import { SAMPLE_IMPORT } from './sample-import.ts';

const meta: Meta<typeof ImportTable> = {
  title: 'Channels/Import of a table',
  component: ImportTable,
  decorators: [asMember()],
  args: { channelId: SAMPLE_IMPORT.channelId },
  beforeEach: answering({ [`GET /api/v1/channels/${SAMPLE_IMPORT.channelId}/imports`]: { items: [], next: null } }),
};
export default meta;
type Story = StoryObj<typeof ImportTable>;

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose a table…' }));
    await expect(await within(document.body).findByRole('dialog', { name: 'Import a table' })).toBeVisible();
  },
};
