import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { SAMPLE_RUN } from './sample-import.ts';

const asked: Asked[] = [];
const BASE = `/api/v1/channels/${SAMPLE_RUN.channelId}/imports/${SAMPLE_RUN.id}`;
const screen = within(document.body);

const meta: Meta<typeof ImportDialog> = {
  title: 'Channels/One import',
  component: ImportDialog,
  decorators: [asMember()],
  args: { channelId: SAMPLE_RUN.channelId, importId: SAMPLE_RUN.id, onClose: fn() },
  beforeEach: answering(
    {
      [`GET ${BASE}`]: SAMPLE_RUN,
      [`POST ${BASE}/retries`]: {
        created: 0,
        updated: 0,
        unchanged: 0,
        folded: 0,
        numFailed: 1,
        failures: [{ externalId: 'cnv_7', humanMessageText: 'The ticket has no words', errorCode: 'X' }],
      },
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof ImportDialog>;

/** An item that could not be imported is read again, and says why it failed again. */
export const Retried: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText('Its text is damaged')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry cnv_7' }));
    await expect(await screen.findByText('The ticket has no words')).toBeVisible();
    await expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ externalId: 'cnv_7' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const WaitsForTheService: Story = {
  beforeEach: answering({
    [`GET ${BASE}`]: { ...SAMPLE_RUN, state: 'waiting', waitsUntil: '2026-05-31T12:00:00.000Z', endedAt: null },
  }),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText(/Waiting until .*, because Front takes no more requests/)).toBeVisible(),
    );
  },
};
