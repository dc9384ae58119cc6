import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AlikeClusters } from './alike-clusters.tsx';

const group = (id: string, title: string) => ({ id, title, highlightIds: [`${id}1`, `${id}2`], fixed: false });
const set = [group('a', 'No complaints'), group('b', 'Nothing to improve')];
const meta: Meta<typeof AlikeClusters> = {
  title: 'Canvas/Alike clusters',
  component: AlikeClusters,
  args: { clusters: { alike: [set], mergeAlike: fn(), merged: null, unmerge: fn() } },
};
export default meta;

export const OffersToMerge: StoryObj<typeof AlikeClusters> = {
  play: async ({ canvasElement, args }) => {
    const { getByRole, getByText } = within(canvasElement);
    await expect(getByText('“No complaints” and “Nothing to improve” say much the same.')).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Merge groups' }));
    await expect(args.clusters.mergeAlike).toHaveBeenCalledWith(set);
  },
};

export const UndoesAMerge: StoryObj<typeof AlikeClusters> = {
  args: {
    clusters: { alike: [], mergeAlike: fn(), merged: { title: 'No complaints', before: [], after: [] }, unmerge: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const { getByRole } = within(canvasElement);
    await expect(getByRole('status')).toHaveTextContent('Merged into “No complaints”.');
    await userEvent.click(getByRole('button', { name: 'Undo' }));
    await expect(args.clusters.unmerge).toHaveBeenCalled();
  },
};
