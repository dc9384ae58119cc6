import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asMember } from '../../../.storybook/workspace.tsx';
import { emptyChannel, sampleChannel, sampleThemes } from './sample-channel.ts';
import { ThemeList } from './theme-list.tsx';

const meta: Meta<typeof ThemeList> = {
  title: 'Channels/Themes',
  component: ThemeList,
  args: { channel: sampleChannel, themes: sampleThemes },
  decorators: [asMember()],
};
export default meta;
type Story = StoryObj<typeof ThemeList>;

const titles = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

export const EmergingFirst: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(titles(canvasElement)).toEqual(['Waiting for a reply', 'export, csv, columns', 'Password reset']);
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Emerging first');
    await waitFor(() => expect(titles(canvasElement)[0]).toBe('export, csv, columns'));
  },
};
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Find a theme'), 'pass');
    await waitFor(() => expect(titles(canvasElement)).toEqual(['Password reset']));
    await userEvent.type(canvas.getByLabelText('Find a theme'), 'port');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the filter' }));
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(3));
  },
};
export const NoThemes: Story = { args: { channel: emptyChannel, themes: [] } };
export const StillFinding: Story = {
  args: { channel: { ...sampleChannel, waiting: 40 }, themes: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/while the data points are read/)).toBeVisible();
  },
};
