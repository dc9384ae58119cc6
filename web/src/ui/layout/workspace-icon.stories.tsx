import type { Meta, StoryObj } from '@storybook/react-vite';
import { WorkspaceIcon } from './workspace-icon.tsx';

const meta: Meta<typeof WorkspaceIcon> = { title: 'Layout/Workspace mark', component: WorkspaceIcon };
export default meta;

export const Letter: StoryObj<typeof WorkspaceIcon> = { args: { name: 'northwind research' } };
