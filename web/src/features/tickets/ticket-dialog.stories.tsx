import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { sampleDestination, sampleTicket } from './sample-tickets.ts';
import { TicketDialog } from './ticket-dialog.tsx';

const asked: Asked[] = [];
const onClose = fn();
const items = [sampleDestination(), sampleDestination({ id: 'd2', title: 'App', kind: 'GITHUB', project: 'acme/app' })];
const destinations = { items, next: null };
const meta: Meta<typeof TicketDialog> = {
  title: 'Tickets/Dialog',
  component: TicketDialog,
  args: { insightId: 'i1', onClose },
};
export default meta;
type Story = StoryObj<typeof TicketDialog>;
const dialog = async () => within(await within(document.body).findByRole('dialog'));

export const New: Story = {
  beforeEach: answering(
    {
      'GET /api/v1/destinations': destinations,
      'GET /api/v1/insights/i1/tickets': { tickets: [] },
      'POST /api/v1/insights/i1/tickets': sampleTicket(),
    },
    asked,
  ),
  play: async () => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Create ticket' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const { body } = asked.find(({ method }) => method === 'POST')!;
    await expect(body).toEqual({ destinationId: 'd1', again: false });
  },
};
export const ExistsAlready: Story = {
  beforeEach: answering({
    'GET /api/v1/destinations': destinations,
    'GET /api/v1/insights/i1/tickets': { tickets: [sampleTicket()] },
  }),
  play: async () => {
    await expect(await (await dialog()).findByRole('button', { name: 'Create another ticket' })).toBeVisible();
    await expect((await dialog()).getByRole('link', { name: 'RES-24' })).toBeVisible();
  },
};
export const OutcomeUnknown: Story = {
  beforeEach: answering({
    'GET /api/v1/destinations': destinations,
    'GET /api/v1/insights/i1/tickets': { tickets: [sampleTicket({ state: 'UNKNOWN', key: null, url: null })] },
  }),
  play: async () => {
    await expect(await (await dialog()).findByText(/Look there first/)).toBeVisible();
    await expect((await dialog()).getByRole('button', { name: 'Create again' })).toBeVisible();
  },
};
export const NoDestination: Story = {
  beforeEach: answering({ 'GET /api/v1/destinations': { items: [], next: null } }),
  play: async () => {
    await expect(await (await dialog()).findByText(/Tickets go to Jira/)).toBeVisible();
  },
};
