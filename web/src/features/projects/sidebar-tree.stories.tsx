import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, workspace } from '../../../.storybook/workspace.tsx';
import { SidebarTree } from './sidebar-tree.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof SidebarTree> = { title: 'Projects/Sidebar tree', component: SidebarTree, decorators: [asMember()], beforeEach: () => { localStorage.removeItem('evident-folders'); return answering(workspace, asked)(); } };
export default meta;
type Story = StoryObj<typeof SidebarTree>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const observability = await canvas.findByRole('link', { name: 'Observability' });
    observability.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Adopting OpenTelemetry' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(canvas.queryByRole('link', { name: 'Adopting OpenTelemetry' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Adopting OpenTelemetry' })).toBeVisible();
  },
};
