import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { useAdding } from './adding.ts';
import { AddingData } from './adding-data.tsx';
import { SAMPLE_RUN } from './sample-import.ts';

const BASE = `/api/v1/channels/${SAMPLE_RUN.channelId}`;

/** Its button goes as soon as it was pressed, as the empty state of a channel with its first data. */
function Empty() {
  const adding = useAdding();
  const [filled, setFilled] = useState(false);
  if (filled) return <p>The first data are here.</p>;
  const open = () => {
    adding({ kind: 'import', importId: SAMPLE_RUN.id });
    setFilled(true);
  };
  return (
    <button type="button" onClick={open}>
      Open
    </button>
  );
}

const meta: Meta<typeof AddingData> = {
  title: 'Channels/Windows over a channel',
  component: AddingData,
  decorators: [asMember()],
  args: { channelId: SAMPLE_RUN.channelId, children: <Empty /> },
  beforeEach: answering({ [`GET ${BASE}/imports/${SAMPLE_RUN.id}`]: SAMPLE_RUN }),
};
export default meta;
type Story = StoryObj<typeof AddingData>;

export const StaysOpen: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    await expect(await screen.findByText('The first data are here.')).toBeInTheDocument();
    await expect(await screen.findByRole('dialog', { name: 'Import of Acme support' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
