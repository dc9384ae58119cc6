import type { ChannelImportView, ImportPreview } from '@evident/domain/channels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked, refusal } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { ImportTableDialog } from './import-table-dialog.tsx';
import { SAMPLE_IMPORT, SAMPLE_PREVIEW } from './sample-import.ts';

const asked: Asked[] = [];
const BASE = `/api/v1/channels/${SAMPLE_IMPORT.channelId}/imports`;
const answers = (progress: ChannelImportView, preview: ImportPreview | Response = SAMPLE_PREVIEW) => ({
  [`POST ${BASE}`]: { id: SAMPLE_IMPORT.id },
  [`PUT ${BASE}/${SAMPLE_IMPORT.id}/file`]: null,
  [`GET ${BASE}/${SAMPLE_IMPORT.id}/preview`]: () => preview,
  [`PUT ${BASE}/${SAMPLE_IMPORT.id}/configuration`]: null,
  [`PUT ${BASE}/${SAMPLE_IMPORT.id}/state`]: null,
  [`GET ${BASE}/${SAMPLE_IMPORT.id}`]: progress,
});
const choose = async () => {
  await waitFor(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['Comment,Written\nSlow,2026-05-01\n'], 'tickets.csv', { type: 'text/csv' }),
  );
};

const meta: Meta<typeof ImportTableDialog> = {
  title: 'Channels/Import a table',
  component: ImportTableDialog,
  decorators: [asMember()],
  args: { channelId: SAMPLE_IMPORT.channelId, onClose: fn() },
  beforeEach: answering(answers(SAMPLE_IMPORT), asked),
};
export default meta;
type Story = StoryObj<typeof ImportTableDialog>;

/** The columns are proposed; another choice shows other rows; the import goes on after it is closed. */
export const Imported: Story = {
  play: async ({ args }) => {
    const screen = within(document.body);
    await choose();
    await expect(
      await screen.findByText('3 rows in the table. 1 row before these is outside of the days.'),
    ).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Title'), 'Plan');
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expect(await screen.findByText(/1,000 of 4,000 rows read: 900 new, 100 repeat others\./)).toBeVisible();
    await expect(asked.find(({ path }) => path.endsWith('/configuration'))?.body).toEqual(SAMPLE_PREVIEW.configuration);
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(asked.find(({ path }) => path.endsWith('/state'))?.body).toEqual({ state: 'paused' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Failed: Story = {
  beforeEach: answering(
    answers({
      ...SAMPLE_IMPORT,
      state: 'failed',
      problem: 'The plan has room for 250 data points. Choose a plan with more.',
      numFailed: 1,
      failures: SAMPLE_PREVIEW.failures,
    }),
  ),
  play: async () => {
    const screen = within(document.body);
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    await expect(await screen.findByText(/room for 250 data points/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};
export const NoTable: Story = {
  beforeEach: answering(
    answers(
      SAMPLE_IMPORT,
      refusal(422, 'UnprocessableContent', 'The file is no table', 'Choose a CSV, TSV, Excel or OpenDocument file.'),
    ),
  ),
  play: async () => {
    const screen = within(document.body);
    await choose();
    await expect(await screen.findByText('The file is no table')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};
