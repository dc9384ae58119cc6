import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { someone } from '../../../.storybook/who.ts';
import { askPanel } from '../../kernel/ask-panel.ts';
import { WhoContext } from '../../kernel/who.ts';
import { AskButton } from './ask-button.tsx';

const meta: Meta<typeof AskButton> = {
  title: 'Layout/Ask button',
  component: AskButton,
  beforeEach: () => askPanel.close(),
};
export default meta;
type Story = StoryObj<typeof AskButton>;

export const InAWorkspace: Story = {
  decorators: [
    (Story) => (
      <WhoContext value={someone()}>
        <Story />
      </WhoContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Ask about this page' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
export const SignedOut: Story = {
  decorators: [
    (Story) => (
      <WhoContext value={null}>
        <Story />
      </WhoContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
