import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { project } from '../../../.storybook/workspace.tsx';
import { IconChooser } from './icon-chooser.tsx';

const chosen = fn();
const meta: Meta<typeof IconChooser> = {
  title: 'Projects/Icon chooser',
  component: IconChooser,
  beforeEach: () => {
    chosen.mockClear();
  },
  args: { project: { ...project, icon: '🧭' }, onChange: chosen },
};
export default meta;
type Story = StoryObj<typeof IconChooser>;

const open = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Icon: compass' }));

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Find an icon' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('radio', { name: 'compass' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(chosen).toHaveBeenCalledWith('🗺️');
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Icon: compass' })).toHaveFocus());
  },
};
export const BackToTheLetter: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(await screen.findByRole('radio', { name: 'First letter' }));
    await expect(chosen).toHaveBeenCalledWith(null);
  },
};
export const NothingIsCalledThat: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find an icon' }), 'xylo{Enter}');
    await expect(await screen.findByText('No matching icons.')).toBeVisible();
    await expect(chosen).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: { reason: 'You don’t have edit permissions in this project' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Icon: compass' })).toBeDisabled();
  },
};
