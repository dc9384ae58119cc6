import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { AddingContext } from './adding.ts';
import { SAMPLE_IMPORT, SAMPLE_RUN, SAMPLE_SOURCE } from './sample-import.ts';
import { WaysToAdd } from './ways-to-add.tsx';

const adding = fn();
const BASE = `/api/v1/channels/${SAMPLE_IMPORT.channelId}`;

const meta: Meta<typeof WaysToAdd> = {
  title: 'Channels/Ways to add data',
  component: WaysToAdd,
  decorators: [(Story) => <AddingContext value={adding}>{Story()}</AddingContext>, asMember()],
  args: { channelId: SAMPLE_IMPORT.channelId, onOpen: fn() },
  beforeEach: answering({
    [`GET ${BASE}/imports`]: { items: [SAMPLE_RUN], next: null },
    [`GET ${BASE}/sources`]: { items: [SAMPLE_SOURCE], next: null },
  }),
};
export default meta;
type Story = StoryObj<typeof WaysToAdd>;

/** Each way opens its window. */
export const Ways: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a table…' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zendesk' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Acme support' }));
    await expect(adding.mock.calls.map(([one]) => one)).toEqual([
      { kind: 'table' },
      { kind: 'source', source: 'ZENDESK' },
      { kind: 'import', importId: SAMPLE_RUN.id },
    ]);
    await expect(args.onOpen).toHaveBeenCalledTimes(3);
  },
};
