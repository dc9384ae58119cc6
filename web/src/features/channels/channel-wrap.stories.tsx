import type { ChannelWrap as Wrap } from '@evident/domain/channels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ChannelWrap } from './channel-wrap.tsx';
import { sampleChannel, samplePoint, sampleThemes } from './sample-channel.ts';

const [, second] = sampleThemes;
const week = (until: string, more: Partial<Wrap> = {}): Wrap => ({
  channelId: sampleChannel.id,
  title: 'Support inbox: April 24 – April 30',
  since: new Date(Date.parse(until) - 7 * 86_400_000).toISOString(),
  until,
  dataPoints: 40,
  people: 31,
  previousPeople: 18,
  blocks: [
    {
      type: 'graph',
      graph: 'EmergingThemes',
      items: [{ id: second!.id, title: 'Export', previousCount: 4, currentCount: 12 }],
    },
  ],
  citations: [
    {
      citationReferenceId: '1',
      dataPointId: samplePoint.id,
      themeId: second!.id,
      quote: 'The export never finishes.',
      saidAt: samplePoint.saidAt,
    },
  ],
  ...more,
});
const asked: string[] = [];
const path = `GET /api/v1/channels/${sampleChannel.id}/wrap`;
const meta: Meta<typeof ChannelWrap> = {
  title: 'Channels/Week',
  component: ChannelWrap,
  args: { channel: sampleChannel },
  beforeEach: () => {
    asked.length = 0;
    return answering({
      [path]: (_: unknown, { url }: Request) => {
        asked.push(new URL(url).search);
        return asked.length > 1 ? week('2026-04-24T00:00:00.000Z') : week('2026-05-01T00:00:00.000Z');
      },
    })();
  },
};
export default meta;
type Story = StoryObj<typeof ChannelWrap>;

export const WithGrownThemes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('31 people wrote, 18 in the week before.')).toBeVisible();
    await expect(canvas.getByText('12 people, 4 before')).toBeVisible();
    const quote = canvas.getByRole('link', { name: '“The export never finishes.”' });
    await expect(quote.getAttribute('href')).toContain(samplePoint.id);
    await expect(canvas.getByRole('button', { name: 'Week after' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Week before' }));
    await waitFor(() => expect(asked.at(-1)).toBe('?until=2026-04-23'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Week after' })).toBeEnabled());
  },
};
export const WithoutGrowth: Story = {
  beforeEach: answering({ [path]: week('2026-05-01T00:00:00.000Z', { blocks: [] }) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No theme grew.')).toBeVisible();
  },
};
export const Silent: Story = {
  beforeEach: answering({
    [path]: week('2026-05-01T00:00:00.000Z', { people: 0, dataPoints: 0, blocks: [], citations: [] }),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No one wrote in this week.')).toBeVisible();
  },
};
