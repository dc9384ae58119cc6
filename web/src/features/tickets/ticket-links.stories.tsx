import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { sampleTicket } from './sample-tickets.ts';
import { TicketLinks } from './ticket-links.tsx';

const asked: Asked[] = [];
const tickets = [
  sampleTicket(),
  sampleTicket({ id: 't2', destinationTitle: 'Own service', key: null, url: null }),
  sampleTicket({ id: 't3', destinationTitle: 'App', state: 'UNKNOWN', key: null, url: null }),
];
const meta: Meta<typeof TicketLinks> = {
  title: 'Tickets/Links',
  component: TicketLinks,
  args: { insightId: 'i1', reason: undefined },
};
export default meta;
type Story = StoryObj<typeof TicketLinks>;

export const Some: Story = {
  beforeEach: answering(
    { 'GET /api/v1/insights/i1/tickets': { tickets }, 'DELETE /api/v1/tickets/t1': { undoId: 'u1' } },
    asked,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: 'RES-24' });
    await expect(link).toHaveAttribute('href', 'https://acme.atlassian.net/browse/RES-24');
    await expect(canvas.getByText('Ticket in Own service')).toBeVisible();
    await expect(canvas.getByText(/App gave no answer/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the ticket RES-24' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  },
};
export const ReadOnly: Story = {
  args: { reason: 'You can only read this project' },
  beforeEach: answering({ 'GET /api/v1/insights/i1/tickets': { tickets } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'RES-24' });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
