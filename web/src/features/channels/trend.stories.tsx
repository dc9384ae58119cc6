import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { sampleChannel, sampleTrend } from './sample-channel.ts';
import { Trend } from './trend.tsx';

const requests: string[] = [];
const path = `GET /api/v1/channels/${sampleChannel.id}/trend`;
const trend = (_: unknown, { url }: Request) => {
  requests.push(new URL(url).search);
  return sampleTrend;
};
const meta: Meta<typeof Trend> = {
  title: 'Channels/Trend',
  component: Trend,
  args: { channel: sampleChannel, pathOf: () => '/data' },
  beforeEach: () => {
    requests.length = 0;
    return answering({ [path]: trend })();
  },
};
export default meta;
type Story = StoryObj<typeof Trend>;

export const ByPreset: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('img');
    await userEvent.click(canvas.getByText('30 days'));
    await waitFor(() => expect(requests.at(-1)).toBe('?from=2026-04-01&to=2026-04-30&step=DAY'));
    await userEvent.selectOptions(canvas.getByLabelText('Steps'), 'By month');
    await waitFor(() => expect(requests.at(-1)).toBe('?from=2026-04-01&to=2026-04-30&step=MONTH'));
    await userEvent.click(canvas.getByText('Line'));
    await waitFor(() => expect(canvas.getByRole('img').querySelector('polyline')).not.toBeNull());
  },
};
/** The hash has the range, and one that is reversed is dropped. */
export const OfDaysInTheAddress: Story = {
  parameters: { address: '/channels/c1#from=2026-01-01&to=2026-01-31' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('img');
    await expect(requests).toEqual(['?from=2026-01-01&to=2026-01-31&step=DAY']);
  },
};
export const ReversedDaysAreDropped: Story = {
  parameters: { address: '/channels/c1#from=2026-02-01&to=2026-01-01' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('img');
    await expect(requests).toEqual(['?step=WEEK']);
  },
};
export const Nothing: Story = {
  beforeEach: answering({ [path]: { step: 'WEEK', steps: [] } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No data in these days.')).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: answering({}),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The trend could not be loaded')).toBeVisible();
  },
};
