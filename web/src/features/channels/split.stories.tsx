import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { Split } from './split.tsx';

const meta: Meta<typeof Split> = {
  title: 'Channels/Split',
  component: Split,
  parameters: { layout: 'fullscreen' },
  args: { children: <p>The list</p>, panel: null },
  decorators: [
    (Show) => (
      <main style={{ container: 'page / inline-size' }}>
        <Show />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Split>;

export const ListAlone: Story = {};
export const WithAPanel: Story = {
  args: {
    panel: (
      <SidePanel label="Data point" onClose={() => {}}>
        <p>The data point</p>
      </SidePanel>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('complementary', { name: 'Data point' })).toBeVisible();
  },
};
