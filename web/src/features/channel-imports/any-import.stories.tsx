import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { AnyImport } from './any-import.tsx';
import { SAMPLE_RUN } from './sample-import.ts';

const screen = within(document.body);

const meta: Meta<typeof AnyImport> = {
  title: 'Channels/Import of an address',
  component: AnyImport,
  decorators: [asMember()],
  args: { importId: SAMPLE_RUN.id, onClose: fn() },
  beforeEach: answering({
    [`GET /api/v1/channel-imports/${SAMPLE_RUN.id}`]: SAMPLE_RUN,
    [`GET /api/v1/channels/${SAMPLE_RUN.channelId}/imports/${SAMPLE_RUN.id}`]: SAMPLE_RUN,
  }),
};
export default meta;
type Story = StoryObj<typeof AnyImport>;

export const Found: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Import of Acme support' })).toBeVisible();
  },
};
export const Unknown: Story = {
  beforeEach: answering({
    [`GET /api/v1/channel-imports/${SAMPLE_RUN.id}`]: () => refusal(404, 'NotFound', 'Import not found'),
  }),
  play: async () => {
    await expect(await screen.findByText('The import could not be loaded')).toBeVisible();
  },
};
