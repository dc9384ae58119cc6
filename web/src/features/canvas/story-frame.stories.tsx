import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryFrame } from './story-frame.tsx';

const meta: Meta<typeof StoryFrame> = { title: 'Canvas/Frame', component: StoryFrame, args: { children: 'A part' } };
export default meta;
export const Plain: StoryObj<typeof StoryFrame> = {};
