import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ConnectionState } from '@evident/domain/connection';
import { expect, fn, within } from 'storybook/test';
import { reportConnection } from '../../kernel/connection/connection-store.ts';
import { reportLive } from '../../kernel/connection/live.ts';
import { StatusBar, StatusLine } from './status-bar.tsx';

const meta: Meta<typeof StatusLine> = {
  title: 'Layout/Status bar',
  component: StatusLine,
  subcomponents: { StatusBar },
  args: { connection: 'Connected', saving: null },
};
export default meta;
type Story = StoryObj<typeof StatusLine>;

const states: ConnectionState[] = [
  'Connecting',
  'Connected',
  'Reconnecting',
  'Reconnected',
  'ClientOffline',
  'ServerOffline',
];

export const EveryState: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {states.map((state) => (
        <div key={state} role="group" aria-label={state}>
          <StatusLine connection={state} saving={null} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      new Set(
        within(canvasElement)
          .getAllByRole('status')
          .map(({ textContent }) => textContent),
      ).size,
    ).toBe(6);
  },
};
export const Saved: Story = { args: { saving: 'saved', onKeys: fn() } };
/** Nothing is saved while offline. */
export const SavingWhileOffline: Story = {
  args: { connection: 'ClientOffline', saving: 'saving' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'You are offline.Your changes are kept on this page until the connection is back.',
    );
  },
};
export const Waiting: Story = { args: { connection: 'ClientOffline', saving: 'waiting' } };
export const OnThisDevice: Story = {
  args: { connection: 'ClientOffline', saving: 'kept' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('You are offline.Your changes are kept on this device.');
  },
};
/** One line reports it all; no other banner repeats it. */
export const Offline: Story = {
  args: { connection: 'ClientOffline', saving: 'saved' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'You are offline.This page may miss the latest changes.',
    );
  },
};
export const NotSaved: Story = { args: { saving: 'refused' } };

/** Results are the same; only admins have something to do. */
export const SearchFellBack: Story = {
  args: { search: 'UNAVAILABLE', onKeys: fn() },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Search: Elasticsearch does not answer, PostgreSQL does');
  },
};

/** Lists and started work are late while the workspace has many changes. */
export const UpdatesDelayed: Story = {
  args: { delaySeconds: 190 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Updates are delayed by 3 minutes.');
  },
};
export const UpdatesInTime: Story = {
  args: { delaySeconds: 30 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('delayed');
  },
};
/** The disk of the server is full, or its database is down. */
export const NothingStored: Story = {
  args: { saving: 'stuck' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('ConnectedNot saved yet: the server cannot store changes now.');
  },
};
/** The server answers requests, but has not let an open document in. */
export const DocumentNotConnected: Story = {
  render: () => <StatusBar />,
  beforeEach: () => {
    reportConnection('answered');
    reportLive('note', true);
    return () => reportLive('note', false);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Reconnecting…');
    reportLive('note', false);
    await expect(await canvas.findByText(/^(Rec|C)onnected$/)).toBeVisible();
  },
};
