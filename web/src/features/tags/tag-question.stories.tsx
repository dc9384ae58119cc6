import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Deed } from './deeds.ts';
import { sampleBoards, sampleTag } from './sample-board.ts';
import { TagQuestion } from './tag-question.tsx';

const arrange = fn(async (_deed: Deed) => ({ back: async () => undefined }));
const meta: Meta<typeof TagQuestion> = {
  title: 'Tags/Tag question', component: TagQuestion, beforeEach: () => { arrange.mockClear(); },
  args: { question: { ask: 'merge', tag: sampleTag }, boards: sampleBoards, arrange, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof TagQuestion>;
const dialog = async () => within(await within(document.body).findByRole('dialog'));

export const IntoWhich: Story = {
  play: async () => {
    const shown = await dialog();
    await userEvent.click(await shown.findByRole('option', { name: /Operator helps/ }));
    await expect(arrange).not.toHaveBeenCalled();
    await userEvent.click(shown.getByRole('option', { name: 'One service at a time' }));
    await expect(arrange).toHaveBeenCalledWith(expect.objectContaining({ do: 'mergeTag', intoTagId: 't2' }));
  },
};
export const WithTheArrows: Story = {
  play: async () => {
    await userEvent.type(await (await dialog()).findByLabelText('Tag that stays'), '{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
    await expect(arrange).toHaveBeenCalledWith(expect.objectContaining({ do: 'mergeTag', intoTagId: 't3' }));
  },
};
export const WhereTo: Story = {
  args: { question: { ask: 'move', tag: sampleTag } },
  play: async () => {
    await userEvent.type(await (await dialog()).findByLabelText('Group'), 'coll{Enter}');
    await expect(arrange).toHaveBeenCalledWith(expect.objectContaining({ do: 'moveTag', tagGroupId: 'g2' }));
  },
};
export const WhatItStandsFor: Story = {
  args: { question: { ask: 'describe', tag: sampleTag } },
  play: async () => {
    const text = await (await dialog()).findByLabelText(/What the tag stands for/);
    await userEvent.clear(text);
    await userEvent.type(text, 'Anything lost on the way{Control>}{Enter}{/Control}');
    await expect(arrange).toHaveBeenCalledWith(expect.objectContaining({ wording: { description: 'Anything lost on the way' } }));
  },
};
