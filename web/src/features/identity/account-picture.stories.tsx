import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { AccountPicture } from './account-picture.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof AccountPicture> = {
  title: 'Identity/Account picture',
  component: AccountPicture,
  args: { name: 'Ada Lovelace', fileId: null },
};
export default meta;
type Story = StoryObj<typeof AccountPicture>;

export const RefusedInTheWordsOfTheServer: Story = {
  beforeEach: answering(
    {
      'PUT /api/v1/me/picture': () =>
        refusal(
          422,
          'UnprocessableContent',
          'The file can’t be a profile picture',
          'Choose a GIF, JPEG, PNG or WebP image.',
        ),
    },
    asked,
  ),
  play: async ({ canvasElement }) => {
    await userEvent.upload(
      within(canvasElement).getByLabelText('Picture'),
      new File(['words'], 'me.png', { type: 'image/png' }),
    );
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Choose a GIF, JPEG, PNG or WebP image.',
    );
  },
};
export const NothingToTakeAway: Story = {
  beforeEach: answering({ 'DELETE /api/v1/me/picture': null }, asked),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove picture' }));
    await waitFor(() => expect(asked).toEqual([]));
  },
};
