import type { Meta, StoryObj } from '@storybook/react-vite';
import { WorkspaceMark } from './workspace-mark.tsx';

const meta: Meta<typeof WorkspaceMark> = { title: 'Layout/Workspace mark', component: WorkspaceMark };
export default meta;

export const Letter: StoryObj<typeof WorkspaceMark> = { args: { name: 'northwind research' } };
