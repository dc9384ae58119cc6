import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { DataPointPanel } from './data-point-panel.tsx';
import { plainPoint, sampleChannel, samplePoint } from './sample-channel.ts';
import { Split } from './split.tsx';

const asked: Asked[] = [];
const path = `/api/v1/channels/${sampleChannel.id}/data-points/`;
const meta: Meta<typeof DataPointPanel> = {
  title: 'Channels/Data point',
  component: DataPointPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    channel: sampleChannel,
    dataPointId: samplePoint.id,
    titles: new Map([[samplePoint.themeId!, 'Exports fail']]),
    onClose: fn(),
    onDeleted: fn(),
  },
  decorators: [
    asMember(),
    (Show) => (
      <main style={{ container: 'page / inline-size' }}>
        <Split panel={<Show />}>
          <p>The list</p>
        </Split>
      </main>
    ),
  ],
  beforeEach: answering(
    {
      [`GET ${path}${samplePoint.id}`]: samplePoint,
      [`GET ${path}${plainPoint.id}`]: plainPoint,
      [`DELETE ${path}${samplePoint.id}`]: null,
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof DataPointPanel>;

export const DeletedForGood: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const source = await canvas.findByRole('link', { name: 'Open at the source' });
    await expect(source).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: 'Exports fail' })).toHaveAttribute(
      'href',
      `/channels/${sampleChannel.id}/themes/${samplePoint.themeId}`,
    );
    await expect(canvas.getByText('2 repetitions are counted with it')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete data point' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText(/You cannot undo this. Zendesk keeps the original/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete data point' }));
    await waitFor(() => expect(asked.map(({ method }) => method)).toContain('DELETE'));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalled());
  },
};
export const Outlier: Story = {
  args: { dataPointId: plainPoint.id },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'None, it is an outlier' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open at the source' })).toBeNull();
  },
};
export const ReadByViewers: Story = {
  args: { channel: { ...sampleChannel, level: 'READ' } },
  decorators: [asMember({ role: 'VIEWER' })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('article');
    await expect(canvas.queryByRole('button', { name: 'Delete data point' })).toBeNull();
  },
};
export const Gone: Story = {
  args: { dataPointId: 'gone' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The data point could not be loaded')).toBeVisible();
  },
};
