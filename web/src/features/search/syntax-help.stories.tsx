import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { SyntaxHelp } from './syntax-help.tsx';

const meta: Meta<typeof SyntaxHelp> = { title: 'Search/Syntax help', component: SyntaxHelp };
export default meta;
type Story = StoryObj<typeof SyntaxHelp>;

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters you can type' }));
    await expect(await screen.findByText('tag:onboarding')).toBeVisible();
  },
};
