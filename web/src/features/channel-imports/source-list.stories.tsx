import type { ChannelSourceView } from '@evident/domain/channels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { AddingContext } from './adding.ts';
import { SAMPLE_SOURCE } from './sample-import.ts';
import { SourceList } from './source-list.tsx';

const asked: Asked[] = [];
const adding = fn();
const BASE = `/api/v1/channels/${SAMPLE_SOURCE.channelId}/sources`;
const answers = (...items: Partial<ChannelSourceView>[]) => ({
  [`GET ${BASE}`]: { items: items.map((one) => ({ ...SAMPLE_SOURCE, ...one })), next: null },
  [`PATCH ${BASE}/${SAMPLE_SOURCE.id}`]: null,
  [`PUT ${BASE}/${SAMPLE_SOURCE.id}/run`]: { id: SAMPLE_SOURCE.importId },
  [`DELETE ${BASE}/${SAMPLE_SOURCE.id}`]: null,
});
const screen = within(document.body);
const choose = async (entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More for Acme support' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const changes = () => asked.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);

const meta: Meta<typeof SourceList> = {
  title: 'Channels/Sources',
  component: SourceList,
  decorators: [(Story) => <AddingContext value={adding}>{Story()}</AddingContext>, asMember()],
  args: { channelId: SAMPLE_SOURCE.channelId },
  beforeEach: answering(answers({}), asked),
};
export default meta;
type Story = StoryObj<typeof SourceList>;

export const Active: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Front · Active, last read/)).toBeVisible();
    await choose('Run now');
    await choose('Pause');
    await waitFor(() =>
      expect(changes()).toEqual([
        ['PUT', undefined],
        ['PATCH', { state: 'paused' }],
      ]),
    );
    await choose('Change choices…');
    await expect(adding).toHaveBeenCalledWith({ kind: 'change', of: SAMPLE_SOURCE });
  },
};
/** The dialog says what stays. */
export const Removed: Story = {
  play: async () => {
    await choose('Remove…');
    await expect(await screen.findByText(/The data points that it brought stay/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove source' }));
    await waitFor(() => expect(changes()).toEqual([['DELETE', undefined]]));
  },
};
export const Stopped: Story = {
  beforeEach: answering(
    answers({ state: 'stopped', problem: 'Make a new token in Developers and enter it here.', nextRunAt: null }),
    asked,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Make a new token in Developers');
    await userEvent.click(canvas.getByRole('button', { name: 'Renew credentials…' }));
    await expect(adding).toHaveBeenCalledWith(expect.objectContaining({ kind: 'renew' }));
    await choose('Continue');
    await waitFor(() => expect(changes()).toEqual([['PATCH', { state: 'active' }]]));
  },
};
export const Importing: Story = {
  beforeEach: answering(answers({ running: true, lastRunAt: null })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Front · Importing…')).toBeVisible();
  },
};
