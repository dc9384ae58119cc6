import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { FileMenu } from './file-menu.tsx';
import { sampleFile } from './sample-files.ts';

const uses = { notes: 0, highlights: 0, reels: 0, texts: 0, redactions: 0 };
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'More for Interview 7.mp4' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete forever…' }));
  return within(await screen.findByRole('dialog', { name: 'Delete “Interview 7.mp4” forever?' }));
};

const meta: Meta<typeof FileMenu> = {
  title: 'Files/File menu',
  component: FileMenu,
  args: { file: sampleFile('f1'), reason: null },
};
export default meta;
type Story = StoryObj<typeof FileMenu>;

export const InANote: Story = {
  beforeEach: answering({ 'GET /api/v1/files/f1/uses': { ...uses, notes: 1, highlights: 3 } }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(await dialog.findByText('1 note loses it.')).toBeVisible();
    await expect(dialog.getByText('3 highlights go with it.')).toBeVisible();
    await expect(dialog.getByText('You can’t undo this.')).toBeVisible();
  },
};
