import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { project } from '../../../.storybook/workspace.tsx';
import { SectionSettings } from './section-settings.tsx';

const meta: Meta<typeof SectionSettings> = {
  title: 'Projects/Section settings',
  component: SectionSettings,
  args: { project, reason: null, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof SectionSettings>;

const named = (sections: unknown) => (sections as { section: string }[]).map(({ section }) => section);
const lastOf = (change: unknown) => (change as ReturnType<typeof fn>).mock.lastCall![0] as unknown;

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Move Insights up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(named(lastOf(args.onChange)).slice(0, 2)).toEqual(['insights', 'notes']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Insights moved to position 1 of 6');
    await userEvent.click(canvas.getByRole('switch', { name: 'Tags' }));
    await expect(lastOf(args.onChange)).toContainEqual(expect.objectContaining({ section: 'tags', enabled: false }));
  },
};
export const OnlyReading: Story = {
  args: { reason: 'You can only read this project' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch', { name: 'Tags' })).toBeDisabled();
  },
};
