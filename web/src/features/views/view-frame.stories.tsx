import type { Meta, StoryObj } from '@storybook/react-vite';
import { ViewFrame } from './view-frame.tsx';

const meta: Meta<typeof ViewFrame> = { title: 'Views/Frame', component: ViewFrame, args: { children: 'Rows' } };
export default meta;

export const Framed: StoryObj<typeof ViewFrame> = {};
