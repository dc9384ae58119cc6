import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { Destinations } from './destinations.tsx';
import { sampleDestination } from './sample-tickets.ts';

const asked: Asked[] = [];
const items = [sampleDestination(), sampleDestination({ id: 'd2', title: 'App', kind: 'GITHUB', project: 'acme/app' })];
const meta: Meta<typeof Destinations> = {
  title: 'Tickets/Destinations',
  component: Destinations,
  args: { reason: null },
};
export default meta;
type Story = StoryObj<typeof Destinations>;

export const Some: Story = {
  beforeEach: answering({
    'GET /api/v1/destinations': { items, next: null },
    'POST /api/v1/destinations/d1/tests': { works: false, answer: 'Answer 401: You are not authenticated' },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Test' }))[0]!);
    await expect(await canvas.findByText(/Answer 401/)).toBeVisible();
  },
};
export const AddsOne: Story = {
  beforeEach: answering(
    { 'GET /api/v1/destinations': { items: [], next: null }, 'POST /api/v1/destinations': { id: 'd1' } },
    asked,
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Insights become tickets')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add destination' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Service' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'GitHub' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'App');
    await userEvent.type(dialog.getByLabelText('Repository'), 'acme/app');
    await userEvent.type(dialog.getByLabelText('Access token'), 'github_pat_1');
    await userEvent.click(dialog.getByRole('button', { name: 'Add destination' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
    const { body } = asked.find(({ method }) => method === 'POST')!;
    await expect(body).toEqual({ kind: 'GITHUB', title: 'App', project: 'acme/app', token: 'github_pat_1' });
  },
};
export const ReadOnly: Story = {
  args: { reason: 'Only admins can change this' },
  beforeEach: answering({ 'GET /api/v1/destinations': { items, next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Product backlog')).toBeVisible();
  },
};
