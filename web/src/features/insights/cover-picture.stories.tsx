import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { CoverPicture } from './cover-picture.tsx';

const meta: Meta<typeof CoverPicture> = {
  title: 'Cover picture',
  component: CoverPicture,
  args: { fileId: null, onChoose: fn(async () => {}), onRemove: fn() },
};
export default meta;
type Story = StoryObj<typeof CoverPicture>;

const picture = new File(['bytes'], 'cover.png', { type: 'image/png' });

export const None: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.upload(within(canvasElement).getByLabelText('Cover'), picture);
    await expect(args.onChoose).toHaveBeenCalledWith(picture);
  },
};
export const Refused: Story = {
  args: {
    onChoose: fn(() =>
      Promise.reject(new ApiProblem(422, [{ code: 'UnprocessableContent', title: 'This is no picture' }])),
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.upload(within(canvasElement).getByLabelText('Cover'), picture);
    await expect(await within(document.body).findByText(/This is no picture/)).toBeVisible();
  },
};
export const ReadOnly: Story = { args: { reason: 'Insight is locked' } };
