import type { Meta, StoryObj } from '@storybook/react-vite';
import { SidebarButton } from './sidebar-button.tsx';
import { WorkspaceIcon } from './workspace-icon.tsx';

const meta: Meta<typeof SidebarButton> = {
  title: 'Layout/Sidebar button',
  component: SidebarButton,
  args: { picture: <WorkspaceIcon name="Northwind" />, name: 'Northwind research' },
  decorators: [
    (Show) => (
      <div style={{ width: 232 }}>
        <Show />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SidebarButton>;

export const OneLine: Story = {};
export const TwoLines: Story = { args: { detail: 'maria@northwind.example' } };
export const Narrow: Story = { args: { narrow: true } };
