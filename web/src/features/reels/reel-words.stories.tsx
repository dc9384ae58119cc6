import type { ReelItem } from '@evident/domain/reels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ReelWords } from './reel-words.tsx';
import { sampleReel, sampleWords } from './sample-reel.ts';

const onPlay = fn();
function Editable({ readOnly = null }: { readOnly?: string | null }) {
  const [item, setItem] = useState<ReelItem>(sampleReel.items[0]!);
  return (
    <ReelWords
      item={item}
      words={sampleWords}
      readOnly={readOnly}
      onPlay={onPlay}
      onChange={(_, made) => setItem(made)}
    />
  );
}

const meta: Meta<typeof ReelWords> = { title: 'Reels/Words', component: ReelWords, render: () => <Editable /> };
export default meta;
type Story = StoryObj<typeof ReelWords>;

export const StrikesSelectedWords: Story = {
  play: async ({ canvasElement }) => {
    const { getByRole, findByRole, queryByRole } = within(canvasElement);
    const words = getByRole('listbox', { name: 'Words' });
    await expect(within(words).getAllByRole('option')).toHaveLength(6);
    words.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Delete}');
    await expect(await findByRole('option', { name: 'never, struck' })).toHaveAttribute('data-struck');
    await expect(getByRole('option', { name: 'trust, struck' })).toBeVisible();
    await userEvent.click(getByRole('option', { name: 'never, struck' }));
    await userEvent.click(getByRole('button', { name: 'Restore words' }));
    await expect(await findByRole('option', { name: 'never' })).toBeVisible();
    await expect(queryByRole('option', { name: 'never, struck' })).toBeNull();
    await userEvent.click(getByRole('button', { name: 'Play from here' }));
    await expect(onPlay).toHaveBeenLastCalledWith(1400);
  },
};
export const MovesItsEdgesByWords: Story = {
  play: async ({ canvasElement }) => {
    const { getByRole, findByRole, findAllByRole } = within(canvasElement);
    await userEvent.click(getByRole('button', { name: 'Start a word earlier' }));
    await expect(await findByRole('option', { name: 'Honestly' })).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'End a word earlier' }));
    await userEvent.click(getByRole('button', { name: 'End a word earlier' }));
    await expect((await findAllByRole('option')).at(-1)).toHaveTextContent('first');
  },
};
export const WithoutTimedWords: Story = {
  render: () => <ReelWords item={sampleReel.items[0]!} words={[]} readOnly={null} onPlay={fn()} onChange={fn()} />,
};
export const ReadOnly: Story = {
  render: () => <Editable readOnly="You don’t have edit permissions in this project" />,
};
