import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { AddingContext } from './adding.ts';
import { SAMPLE_SOURCE } from './sample-import.ts';
import { StoppedSources } from './stopped-sources.tsx';

const asked: Asked[] = [];
const adding = fn();
const BASE = `/api/v1/channels/${SAMPLE_SOURCE.channelId}/sources`;
const front = { ...SAMPLE_SOURCE, state: 'stopped' as const, problem: 'Make a new token in Developers.' };
const slack = { ...front, id: '018f0000-0000-7000-8000-00000000c009', source: 'SLACK' as const, name: 'Acme chat' };

const meta: Meta<typeof StoppedSources> = {
  title: 'Channels/Stopped sources',
  component: StoppedSources,
  decorators: [(Story) => <AddingContext value={adding}>{Story()}</AddingContext>, asMember()],
  args: { channelId: SAMPLE_SOURCE.channelId },
  beforeEach: answering(
    {
      [`GET ${BASE}`]: { items: [front, slack, { ...SAMPLE_SOURCE, id: 'x' }], next: null },
      [`PATCH ${BASE}/${slack.id}`]: null,
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof StoppedSources>;

export const WithAdvice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Renew credentials…' }));
    await expect(adding).toHaveBeenCalledWith({ kind: 'renew', of: front });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ state: 'active' }));
  },
};
