import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering, refusal } from '../../../.storybook/answers.ts';
import { Glossary } from './glossary.tsx';
import { collector, mttr } from './sample-terms.ts';

const LIST = { 'GET /api/v1/glossary': { items: [mttr, collector], next: null } };
const meta: Meta<typeof Glossary> = {
  title: 'Glossary/Glossary',
  component: Glossary,
  args: { editable: true },
  beforeEach: answering(LIST),
};
export default meta;
type Story = StoryObj<typeof Glossary>;

const asked: Asked[] = [];
export const Added: Story = {
  beforeEach: answering({ ...LIST, 'POST /api/v1/glossary': { id: mttr.id } }, asked),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New term' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add term' }));
    await expect(await dialog.findByText('Enter a name.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Name'), 'SLO');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Other names' }), 'objective,service level objective');
    await userEvent.type(dialog.getByLabelText('Definition'), 'What we promise.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add term' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
        name: 'SLO',
        otherNames: ['objective', 'service level objective'],
        definition: 'What we promise.',
      }),
    );
  },
};
export const Refused: Story = {
  beforeEach: answering({
    ...LIST,
    'PATCH /api/v1/glossary/0198a5b0-7c1e-7d60-9b3a-2f3c4d5e1101': () =>
      refusal(422, 'UnprocessableContent', '“collector” is already another name of “OpenTelemetry Collector”'),
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More for MTTR' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Edit…' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Other names' }), 'collector{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save term' }));
    await expect(await dialog.findByText(/already another name/)).toBeVisible();
  },
};
export const ReadOnly: Story = {
  args: { editable: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('mean time to restore')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Empty: Story = { beforeEach: answering({ 'GET /api/v1/glossary': { items: [], next: null } }) };
