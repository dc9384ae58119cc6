import type { HighlightView } from '@evident/domain/highlights';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { AboutHighlight } from './about-highlight.tsx';
import { NOTE, suggestion } from './examples.ts';

const { id, projectId } = suggestion();
const highlight = { id, noteId: NOTE, projectId, target: 'WORDS', text: 'It is horribly slow.' } as HighlightView;
const meta: Meta<typeof AboutHighlight> = {
  title: 'Suggestions/About a highlight',
  component: AboutHighlight,
  args: { highlight },
  beforeEach: answering({
    [`GET /api/v1/notes/${NOTE}/sentiment`]: {
      items: [{ highlightId: id, sentiment: 'NEGATIVE', certainty: 0.9, words: [{ word: 'horribly', valence: -2.4 }] }],
    },
    [`GET /api/v1/highlights/${id}/similar`]: { items: [] },
  }),
};
export default meta;
type Story = StoryObj<typeof AboutHighlight>;

export const Negative: Story = {
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('button', { name: 'Sentiment' });
    await expect(within(canvasElement).queryByText(/horribly/)).toBeNull();
    await userEvent.click(line);
    await expect(await within(canvasElement).findByText('Negative: “horribly”')).toBeVisible();
  },
};
