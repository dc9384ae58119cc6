import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RefusedWorkCard } from './refused-work.tsx';

const meta: Meta<typeof RefusedWorkCard> = {
  title: 'Offline/Refused work',
  component: RefusedWorkCard,
  args: {
    onDiscard: fn(),
    work: [
      {
        id: '1',
        documentId: 'n1',
        what: 'text',
        words: ['She compares both numbers by hand.', 'Every Friday.'],
        reason: 'You may only read now',
        at: 0,
      },
      {
        id: '2',
        documentId: 'n1',
        what: 'highlight',
        words: ['I never trust the first number', 'Distrust'],
        reason: 'They were deleted before the highlight was saved.',
        at: 0,
      },
    ],
  },
};
export default meta;

export const TwoRefused: StoryObj<typeof RefusedWorkCard> = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await expect(list.getByText(/You may only read now\./)).toBeVisible();
    await userEvent.click(list.getAllByRole('button', { name: 'Discard' })[1]!);
    await expect(args.onDiscard).toHaveBeenCalledWith('2');
  },
};
