import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FileDrop } from './file-drop.tsx';

const dropped = fn();
const meta: Meta<typeof FileDrop> = {
  title: 'Elements/File drop',
  component: FileDrop,
  beforeEach: () => {
    dropped.mockClear();
  },
  args: { label: 'Drop to add to “Why people leave”', onFiles: dropped },
};
export default meta;
type Story = StoryObj<typeof FileDrop>;

const carrying = (type: string): DragEvent => {
  const data = new DataTransfer();
  data.items.add(new File(['Ada: Hello'], 'interview.txt'));
  return new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data });
};

export const Dropping: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      canvasElement.dispatchEvent(carrying('dragenter'));
      return expect(within(canvasElement).getByText('Drop to add to “Why people leave”')).toBeVisible();
    });
    canvasElement.dispatchEvent(carrying('drop'));
    await waitFor(() => expect(dropped).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(within(canvasElement).queryByText(/Drop to add/)).toBeNull());
  },
};
