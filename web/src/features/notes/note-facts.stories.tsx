import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NoteFacts } from './note-facts.tsx';

const maria = { id: 'm', name: 'Maria Lindqvist' };
const note = {
  id: '0198c5a2-0000-7000-8000-000000000001', projectId: '0198c5a2-0000-7000-8000-000000000002', projectTitle: 'Dashboards', title: 'Interview 4', occurredOn: '2026-03-02', language: 'en', excerpt: '', highlightCount: 3,
  speakers: [{ id: 's1', name: 'Jonas' }, { id: 's2', name: 'Carolyn' }], authors: [maria], contributors: [], sourceName: 'interview-4.vtt', fields: { Company: 'Harmonix' }, archived: false, version: 3, factsVersion: 2,
  createdAt: '2026-03-02T10:00:00.000Z', updatedAt: '2026-03-02T10:00:00.000Z',
};
const meta: Meta<typeof NoteFacts> = { title: 'Notes/Facts', component: NoteFacts, args: { note, onDate: fn() } };
export default meta;
type Story = StoryObj<typeof NoteFacts>;

export const Imported: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Dashboards' })).toHaveAttribute('href', expect.stringMatching(/^\/projects\/dashboards-0198/));
    await userEvent.click(within(canvasElement).getByText('One more field'));
    await expect(within(canvasElement).getByText('Harmonix')).toBeVisible();
  },
};
export const WithoutADate: Story = {
  args: { note: { ...note, occurredOn: null, speakers: [], sourceName: null, fields: {} } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a date' }));
    await expect(within(canvasElement).getByLabelText('Date', { selector: 'input' })).toHaveFocus();
  },
};
export const ReadOnly: Story = {
  args: { reason: 'Viewers cannot edit' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /2026/ })).toHaveAccessibleDescription('Viewers cannot edit');
  },
};
