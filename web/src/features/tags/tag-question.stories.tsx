import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Action } from '../../data/tags/actions.ts';
import { sampleBoards, sampleTag } from './sample-board.ts';
import { TagQuestion } from './tag-question.tsx';

const onClose = fn();
const arrange = fn(async (_deed: Action) => ({ back: async () => undefined }));
const meta: Meta<typeof TagQuestion> = {
  title: 'Tags/Tag question',
  component: TagQuestion,
  beforeEach: () => {
    arrange.mockClear();
    onClose.mockClear();
  },
  args: { question: { ask: 'merge', tags: [sampleTag] }, boards: sampleBoards, arrange, onClose },
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
    await userEvent.type(
      await (await dialog()).findByLabelText('Tag to keep'),
      '{ArrowDown}{ArrowUp}{ArrowDown}{Enter}',
    );
    await expect(arrange).toHaveBeenCalledWith(expect.objectContaining({ do: 'mergeTag', intoTagId: 't3' }));
  },
};
export const WhereTo: Story = {
  args: { question: { ask: 'move', tags: [sampleTag] } },
  play: async () => {
    await userEvent.type(await (await dialog()).findByLabelText('Group'), 'coll{Enter}');
    await expect(arrange).toHaveBeenCalledWith(expect.objectContaining({ do: 'moveTag', tagGroupId: 'g2' }));
  },
};
export const WhatItStandsFor: Story = {
  args: { question: { ask: 'describe', tag: sampleTag } },
  play: async () => {
    const text = await (await dialog()).findByLabelText(/Description/);
    await userEvent.clear(text);
    await userEvent.type(text, 'Anything lost on the way{Control>}{Enter}{/Control}');
    await expect(arrange).toHaveBeenCalledWith(
      expect.objectContaining({
        seen: sampleTag.version,
        wording: { description: 'Anything lost on the way', role: null },
      }),
    );
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  },
};
export const SeveralIntoOne: Story = {
  args: { question: { ask: 'merge', tags: [sampleTag, sampleBoards[0]!.groups[0]!.tags[1]!] } },
  play: async () => {
    await userEvent.type(await (await dialog()).findByLabelText('Tag to keep'), 'config{Enter}');
    await expect(arrange).toHaveBeenCalledWith({
      do: 'mergeTags',
      tagIds: ['t1', 't2'],
      intoTagId: 't3',
      into: 'Config is hard to read',
    });
  },
};
export const CopiesGoToAnyBoard: Story = {
  args: { question: { ask: 'copy', tags: [sampleTag] } },
  play: async () => {
    await userEvent.type(await (await dialog()).findByLabelText('Group'), 'coll{Enter}');
    await expect(arrange).toHaveBeenCalledWith(expect.objectContaining({ do: 'copyTags', tagGroupId: 'g2' }));
  },
};
const refusing = fn(async (_deed: Action) => undefined);
const changedByOthers = sampleBoards.map((board) => ({
  ...board,
  groups: board.groups.map((group) => ({ ...group, tags: group.tags.map((tag) => ({ ...tag, version: 7 })) })),
}));
/** A concurrent change to the description is not overwritten, and the typed text is kept. */
export const DescribedByTwo: Story = {
  args: { question: { ask: 'describe', tag: sampleTag }, boards: changedByOthers, arrange: refusing },
  play: async () => {
    refusing.mockClear();
    const shown = await dialog();
    const text = await shown.findByLabelText(/Description/);
    await userEvent.type(text, ' Mine.');
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    await expect(refusing.mock.lastCall![0]).toMatchObject({ seen: sampleTag.version });
    await waitFor(() => expect(shown.getByRole('button', { name: 'Save' })).toBeEnabled());
    await expect(onClose).not.toHaveBeenCalled();
    await expect(text).toHaveDisplayValue(/ Mine\.$/);
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(refusing.mock.lastCall![0]).toMatchObject({ seen: 7 }));
  },
};
