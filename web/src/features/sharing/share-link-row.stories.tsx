import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { link } from './examples.ts';
import { ShareLinkRow } from './share-link-row.tsx';

const meta: Meta<typeof ShareLinkRow> = {
  title: 'Share link row',
  component: ShareLinkRow,
  args: { link },
  render: (args) => (
    <ul style={{ padding: 0 }}>
      <ShareLinkRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof ShareLinkRow>;

export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: async (text: string) => {
          written.push(text);
        },
      },
    });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy' }));
    await expect(await within(canvasElement).findByText('Link copied')).toBeInTheDocument();
    await expect(written).toEqual([`${location.origin}/p/${link.token}`]);
  },
};
export const WithoutAClipboard: Story = {
  play: async ({ canvasElement }) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy' }));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('copy it with your keyboard');
  },
};
const asked: Asked[] = [];
export const EndHalfTyped: Story = {
  args: { link: { ...link, expiresAt: '2126-03-14T22:59:59.999Z' } },
  beforeEach: answering({ [`PATCH /api/v1/share-links/${link.id}`]: link }, asked),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Ends on');
    await fireEvent.change(field, { target: { value: '' } });
    await fireEvent.focusOut(field);
    await fireEvent.change(field, { target: { value: '2126-04-01' } });
    await fireEvent.focusOut(field);
    await waitFor(() => expect(asked).toHaveLength(1));
    await expect(asked[0]?.body).toHaveProperty('expiresAt', expect.stringContaining('2126-04-0'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Never end' }));
    await waitFor(() => expect(asked[1]?.body).toEqual({ expiresAt: null }));
  },
};
export const Off: Story = { args: { link: { ...link, on: false } } };
export const Ended: Story = { args: { link: { ...link, expiresAt: '2026-03-14T22:59:59.999Z' } } };
