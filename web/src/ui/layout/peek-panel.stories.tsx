import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PeekPanel } from './peek-panel.tsx';

const meta: Meta<typeof PeekPanel> = {
  title: 'Peek/Panel',
  component: PeekPanel,
  parameters: { layout: 'fullscreen', address: '/projects?peek=note:4' },
  args: {
    title: 'Interview 4',
    children: <p>What was said.</p>,
    share: (
      <Button size="xs" variant="default">
        Share
      </Button>
    ),
    more: [{ label: 'Copy link', run: fn() }],
    surface: { as: 'Side', depth: 1, top: true, peek: { kind: 'note', id: '4', mode: 'Side' } },
  },
  decorators: [
    (Show) => (
      <div style={{ position: 'relative', height: 400 }}>
        <Show />
      </div>
    ),
  ],
};
export default meta;

export const Beside: StoryObj<typeof PeekPanel> = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('complementary', { name: 'Interview 4' });
    for (const name of ['Show in the center', 'Open as a page', 'Close'])
      await expect(within(panel).getByRole('button', { name })).toBeVisible();
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  },
};
