import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { DataPointList } from './data-point-list.tsx';
import { plainPoint, sampleChannel, samplePoint } from './sample-channel.ts';

const requests: string[] = [];
const path = `GET /api/v1/channels/${sampleChannel.id}/data-points`;
const choices = {
  [`GET /api/v1/channels/${sampleChannel.id}/data-point-choices`]: {
    sources: [],
    tags: [{ value: 'billing', count: 2 }],
    authors: [],
    fields: [],
  },
};
const meta: Meta<typeof DataPointList> = {
  title: 'Channels/Data points',
  component: DataPointList,
  args: {
    channelId: sampleChannel.id,
    of: {},
    pathOf: (id) => `/data/${id}`,
    titles: new Map([[samplePoint.themeId!, 'Exports fail']]),
    empty: <p>Nothing yet</p>,
  },
  beforeEach: () => {
    requests.length = 0;
    return answering({
      ...choices,
      [path]: (_: unknown, { url }: Request) => {
        requests.push(new URL(url).search);
        const isFound = !url.includes('query=nothing');
        return { items: isFound ? [samplePoint, plainPoint] : [], next: null };
      },
    })();
  },
};
export default meta;
type Story = StoryObj<typeof DataPointList>;

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('listitem');
    await expect(within(first!).getByText('Exports fail')).toBeVisible();
    await expect(within(first!).getByText('2 copies')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Find data points'), 'nothing');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the filter' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
  },
};
export const OfAThemeAndDays: Story = {
  parameters: { address: '/channels/c1/data#from=2026-01-01&to=2026-01-31' },
  args: { of: { themeId: samplePoint.themeId! }, openId: plainPoint.id },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('listitem');
    await expect(requests[0]).toContain(`themeId=${samplePoint.themeId}&from=2026-01-01&to=2026-01-31`);
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute(
      'href',
      `/data/${plainPoint.id}#from=2026-01-01&to=2026-01-31`,
    );
  },
};
export const FilteredByTheAddress: Story = {
  parameters: { address: '/channels/c1/data#tag=billing&source=CSV' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('billing')).toBeVisible();
    await waitFor(() => expect(requests[0]).toContain('sources=CSV&tags=billing'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove condition Tag: billing' }));
    await waitFor(() => expect(requests.at(-1)).not.toContain('tags='));
  },
};
export const Empty: Story = {
  beforeEach: answering({ ...choices, [path]: { items: [], next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing yet')).toBeVisible();
    await expect(within(canvasElement).queryByRole('search')).toBeNull();
  },
};
export const Failed: Story = {
  beforeEach: answering(choices),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The data points could not be loaded')).toBeVisible();
  },
};
