import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConnectionTest } from './connection-test.tsx';

const meta: Meta<typeof ConnectionTest> = { title: 'AI/Connection test', component: ConnectionTest };
export default meta;

export const ForMembers: StoryObj<typeof ConnectionTest> = {
  args: { reason: 'Only workspace admins can change this', onTest: () => Promise.reject(new Error('not called')) },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('button', { name: 'Test connection' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
};
