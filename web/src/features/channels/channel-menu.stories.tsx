import type { Meta, StoryObj } from '@storybook/react-vite';
import { useNavigate } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { SOURCES_HASH } from './links.ts';
import { ChannelMenu, useChannelMenu } from './channel-menu.tsx';
import { sampleChannel } from './sample-channel.ts';

const asked: Asked[] = [];
const path = `/api/v1/channels/${sampleChannel.id}`;
const page = () => within(document.body);
const meta: Meta<typeof ChannelMenu> = {
  title: 'Channels/Menu',
  component: ChannelMenu,
  args: { channel: sampleChannel },
  decorators: [asMember()],
  beforeEach: answering(
    {
      [`PATCH ${path}`]: { undoId: 'u1' },
      [`DELETE ${path}`]: { undoId: 'u2' },
      'GET /api/v1/folders': { items: [], next: null },
      [`GET /api/v1/dependents/CHANNEL/${sampleChannel.id}`]: { held: { dataPoints: 1240, themes: 3 } },
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof ChannelMenu>;

const choose = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More for Support inbox' }));
  await userEvent.click(await page().findByRole('menuitem', { name }));
};

export const Renamed: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Rename…');
    const field = await page().findByLabelText('Title');
    await userEvent.clear(field);
    await userEvent.type(field, 'Tickets{Enter}');
    await waitFor(() =>
      expect(asked).toContainEqual({ method: 'PATCH', path, body: { title: 'Tickets' }, seen: '"2"' }),
    );
    await expect(await page().findByText('Renamed “Support inbox”')).toBeVisible();
  },
};
export const DataAdded: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Add data…');
    await expect(await page().findByRole('dialog', { name: 'Add data' })).toBeVisible();
  },
};
export const ViewersOnlyCopyTheLink: Story = {
  decorators: [asMember({ role: 'VIEWER' })],
  args: { channel: { ...sampleChannel, level: 'READ' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More for Support inbox' }));
    await waitFor(() => expect(page().getAllByRole('menuitem')).toHaveLength(1));
    await expect(page().getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  },
};

function OfAPage() {
  const { entries, dialog } = useChannelMenu(sampleChannel, { ways: () => <p>Sources</p> });
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate({ hash: SOURCES_HASH })}>A source stopped</button>
      {dialog}
      {entries.length}
    </>
  );
}

export const SourcesOpenedByANotification: Story = {
  render: () => <OfAPage />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'A source stopped' }));
    const dialog = await page().findByRole('dialog', { name: 'Add data' });
    await expect(within(dialog).getByText('Sources')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};
