import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { NoteFacts } from './note-facts.tsx';

const maria = { id: 'm', name: 'Maria Lindqvist' };
const note = {
  id: '0198c5a2-0000-7000-8000-000000000001',
  projectId: '0198c5a2-0000-7000-8000-000000000002',
  projectTitle: 'Dashboards',
  title: 'Interview 4',
  occurredOn: '2026-03-02',
  language: 'en',
  excerpt: '',
  highlightCount: 3,
  speakers: [
    { id: 's1', name: 'Jonas' },
    { id: 's2', name: 'Carolyn' },
  ],
  authors: [maria],
  contributors: [],
  aiGenerated: false,
  tags: [{ id: 't1', title: 'Trust in the numbers', color: 'teal' }],
  people: [],
  insights: [
    { id: '0198c5a2-0000-7000-8000-000000000003', title: 'Nobody trusts the first number' },
    { id: '0198c5a2-0000-7000-8000-000000000004', title: '' },
  ],
  folder: null,
  sourceName: 'interview-4.vtt',
  fields: { Company: 'Harmonix' },
  archived: false,
  version: 3,
  factsVersion: 2,
  createdAt: '2026-03-02T10:00:00.000Z',
  updatedAt: '2026-03-02T10:00:00.000Z',
};
const meta: Meta<typeof NoteFacts> = { title: 'Notes/Facts', component: NoteFacts, args: { note, onDate: fn() } };
export default meta;
type Story = StoryObj<typeof NoteFacts>;

export const Imported: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Dashboards' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/projects\/dashboards-0198/),
    );
    await expect(within(canvasElement).getByRole('link', { name: 'Nobody trusts the first number' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/insights\/nobody-trusts-the-first-number-0198/),
    );
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
const opened = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /2026/ }));
  return within(canvasElement).getByLabelText('Date', { selector: 'input' });
};
export const DateKeptByEnter: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await opened(canvasElement);
    fireEvent.change(field, { target: { value: '2026-03-05' } });
    await userEvent.keyboard('{Enter}');
    await expect(args.onDate).toHaveBeenCalledWith('2026-03-05');
    await expect(args.onDate).toHaveBeenCalledTimes(1);
  },
};
export const DateLeftByEscape: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await opened(canvasElement);
    fireEvent.change(field, { target: { value: '2026-03-05' } });
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).getByRole('button', { name: /2026/ })).toHaveFocus();
    await expect(args.onDate).not.toHaveBeenCalled();
  },
};
export const DateTypedByHalf: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await opened(canvasElement);
    fireEvent.change(field, { target: { value: '2026-03-' } });
    fireEvent.focusOut(field);
    await expect(args.onDate).not.toHaveBeenCalled();
  },
};
export const ReadOnly: Story = {
  args: { reason: 'You don’t have edit permissions in this project' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /2026/ })).toHaveAccessibleDescription(
      'You don’t have edit permissions in this project',
    );
  },
};
