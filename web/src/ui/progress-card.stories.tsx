import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ProgressCard } from './progress-card.tsx';

const meta: Meta<typeof ProgressCard> = { title: 'Progress card', component: ProgressCard, args: { title: 'Importing interviews', done: 312, of: 1200, state: 'running', onCancel: fn(), onDismiss: fn() }, decorators: [(Show) => <div style={{ maxWidth: 420 }}><Show /></div>] };
export default meta;
type Story = StoryObj<typeof ProgressCard>;

export const Running: Story = {};
export const Finished: Story = { args: { state: 'finished', done: 1200, children: 'All 1,200 notes are here.' } };
export const FinishedWithout: Story = { args: { state: 'failed', done: 1197, children: 'Three rows were left out: lines 14, 207 and 988 have no text.' } };
export const Cancelled: Story = { args: { state: 'cancelled', children: 'Cancelled. The 312 notes that were in are kept.' } };
