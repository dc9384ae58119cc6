import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { sampleSummaries, sampleSummary } from './sample-summaries.ts';
import { Summaries } from './summaries.tsx';

const asked: Asked[] = [];
const LIST = 'GET /api/v1/notes/n/summaries';
const answers = {
  [LIST]: sampleSummaries(),
  'POST /api/v1/notes/n/summaries': { id: 's2', textId: 't2' },
  'PUT /api/v1/summaries/s1/text': { undoId: 'u' },
  'POST /api/v1/summaries/s1/regeneration': { undoId: 'u', textId: 't3' },
};
const meta: Meta<typeof Summaries> = {
  title: 'Summaries/Summaries of a note',
  component: Summaries,
  args: { target: { type: 'NOTE', id: 'n', filter: null }, reason: undefined, noteId: 'n' },
  beforeEach: answering(answers, asked),
};
export default meta;
type Story = StoryObj<typeof Summaries>;

const sent = (method: string) => asked.find((one) => one.method === method)?.body;

export const Written: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Summarize' }));
    await waitFor(() => expect(sent('POST')).toEqual({ framework: 'Summary' }));
  },
};
export const Custom: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Framework' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Custom prompt' }));
    await userEvent.type(await canvas.findByLabelText('Instruction'), 'What would help?');
    await userEvent.click(canvas.getByRole('button', { name: 'Summarize' }));
    await waitFor(() => expect(sent('POST')).toEqual({ framework: 'CustomPrompt', prompt: 'What would help?' }));
  },
};
export const Edited: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More for this summary' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Edit' }));
    await userEvent.type(await canvas.findByLabelText('Wishes'), ' Soon.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent('PUT')).toMatchObject({
        sections: [{ key: 'pains' }, { key: 'wishes', text: 'A warning when two reports differ would help. Soon.' }],
      }),
    );
  },
};
export const EditedByHand: Story = {
  beforeEach: answering(
    { ...answers, [LIST]: sampleSummaries({ items: [sampleSummary({ editedBy: { id: 'm', name: 'Robin' } })] }) },
    asked,
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More for this summary' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Regenerate' }));
    await expect(sent('POST')).toBeUndefined();
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(sent('POST')).toEqual({ replaceEdited: true }));
  },
};
export const Stale: Story = {
  beforeEach: answering({
    [LIST]: sampleSummaries({ items: [sampleSummary({ stale: { changed: 1, added: 2, removed: 0 } })] }),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Sources since then: 1 changed, 2 new')).toBeVisible();
  },
};
export const NotEnough: Story = {
  beforeEach: answering({ [LIST]: sampleSummaries({ items: [], notPossible: 'NOT_ENOUGH_DATA' }) }),
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Summarize' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Not enough content to summarize');
  },
};
export const SwitchedOff: Story = {
  beforeEach: answering({ [LIST]: sampleSummaries({ method: 'OFF' }) }),
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Summarize' });
    await expect(button).toHaveAccessibleDescription('AI is off in this workspace');
  },
};
