import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { sampleChannel, sampleThemes } from './sample-channel.ts';
import { ThemeRow } from './theme-row.tsx';

const asked: Asked[] = [];
const [, suggested] = sampleThemes;
const path = `/api/v1/channels/${sampleChannel.id}/themes/${suggested!.id}`;
const meta: Meta<typeof ThemeRow> = {
  title: 'Channels/Theme row',
  component: ThemeRow,
  args: { channel: sampleChannel, theme: suggested!, most: 180, others: [sampleThemes[0]!] },
  decorators: [asMember()],
  beforeEach: answering({ [`PATCH ${path}`]: { undoId: 'u1' } }, asked),
};
export default meta;
type Story = StoryObj<typeof ThemeRow>;

export const RenamedInPlace: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Suggested title' })).toBeVisible();
    await expect(canvas.getByText('31 people in the latest 30 days, 4 before')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More for export, csv, columns' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Rename…' }));
    const field = await canvas.findByRole('textbox', { name: 'Theme name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'Export fails{Enter}');
    await waitFor(() =>
      expect(asked).toContainEqual({ method: 'PATCH', path, body: { title: 'Export fails' }, seen: '"4"' }),
    );
    await expect(await within(document.body).findByText('Renamed “export, csv, columns”')).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};
export const WithoutTitleYet: Story = {
  args: { theme: { ...suggested!, title: '' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Finding a title…' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Suggested title' })).toBeNull();
  },
};
export const ReadByViewers: Story = {
  args: { channel: { ...sampleChannel, level: 'READ' } },
  decorators: [asMember({ role: 'VIEWER' })],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
