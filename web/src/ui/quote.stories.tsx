import type { Meta, StoryObj } from '@storybook/react-vite';
import { Quote } from './quote.tsx';

const meta: Meta<typeof Quote> = { title: 'Quote', component: Quote };
export default meta;
type Story = StoryObj<typeof Quote>;

const words = 'Honestly, I open the dashboard, I look at the first number, and if it is not red I close it again. Nobody ever showed me what the other eleven charts are for.';

export const Said: Story = { args: { children: words, speaker: 'Participant 4', source: <a href="#interview">Interview with a release manager, 12:40</a> } };
export const Tagged: Story = { args: { ...Said.args, hue: 'amber' } };
export const Small: Story = { args: { ...Said.args, hue: 'violet', size: 'small' } };
