import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UNDONE_ALREADY } from '@evident/domain/undo';
import { ApiProblem } from '../kernel/api/api-problem.ts';
import { showToast, type Toast } from '../kernel/toasts.ts';
import { useUndo } from '../kernel/undo/use-undo.ts';
import { Toasts } from './toasts.tsx';

const meta: Meta<typeof Toasts> = { title: 'Toasts', component: Toasts, parameters: { ownToasts: true } };
export default meta;
type Story = StoryObj<typeof Toasts>;

function Shown({ toast }: { toast: Toast }) {
  useEffect(() => showToast(toast), [toast]);
  return <Toasts />;
}

const undone = fn();

function Merging() {
  const { done } = useUndo();
  useEffect(() => done('Merged tags', undone), [done]);
  return <Toasts />;
}

const again = fn(async () => {
  throw new ApiProblem(409, [{ code: 'InvalidOperation', title: UNDONE_ALREADY }]);
});

function MergingAndDeleting() {
  const { done, undoLast } = useUndo();
  useEffect(() => done('Merged tags', undone), [done]);
  useEffect(() => done('Deleted a tag', again), [done]);
  return (
    <>
      <button type="button" onClick={() => void undoLast()}>
        Take back
      </button>
      <Toasts />
    </>
  );
}

const copied = { title: 'The link was copied' };
const refused = {
  tone: 'danger' as const,
  title: 'The tag was not renamed',
  message: 'Tag is locked. Unlock it first.',
};

export const Plain: Story = { render: () => <Shown toast={copied} /> };
export const RefusedChange: Story = { render: () => <Shown toast={refused} /> };
export const WithUndo: Story = {
  render: () => <Merging />,
  play: async ({ canvasElement }) => {
    undone.mockClear();
    await userEvent.click((await within(canvasElement).findAllByRole('button', { name: 'Undo' })).at(-1)!);
    await expect(undone).toHaveBeenCalledTimes(1);
    await expect(await within(canvasElement).findByText('Undone: Merged tags')).toBeVisible();
  },
};

/** An undo already made in another tab is reported once; the next one undoes the change before it. */
export const UndoneInAnotherTab: Story = {
  render: () => <MergingAndDeleting />,
  play: async ({ canvasElement }) => {
    undone.mockClear();
    again.mockClear();
    const clickUndo = () => userEvent.click(within(canvasElement).getByRole('button', { name: 'Take back' }));
    await within(canvasElement).findByText('Deleted a tag');
    await clickUndo();
    await expect(await within(canvasElement).findByText('Already undone: Deleted a tag')).toBeVisible();
    await expect(undone).not.toHaveBeenCalled();
    await clickUndo();
    await expect(await within(canvasElement).findByText('Undone: Merged tags')).toBeVisible();
    await expect(again).toHaveBeenCalledTimes(1);
  },
};
