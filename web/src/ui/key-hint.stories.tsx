import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyHint } from './key-hint.tsx';

const meta: Meta<typeof KeyHint> = { title: 'Keys/Hint', component: KeyHint };
export default meta;
type Story = StoryObj<typeof KeyHint>;

export const Together: Story = { args: { keys: 'mod+k' } };
export const OneAfterTheOther: Story = { args: { keys: 'g h' } };
export const Single: Story = { args: { keys: 'Escape' } };
