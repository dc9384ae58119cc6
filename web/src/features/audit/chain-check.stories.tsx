import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ChainCheck } from './chain-check.tsx';

const meta: Meta<typeof ChainCheck> = { title: 'Audit/Chain check', component: ChainCheck };
export default meta;
type Story = StoryObj<typeof ChainCheck>;

const part = {
  checked: 50_000,
  first: { sequence: 1, at: '2026-01-02T03:04:05Z' },
  last: { sequence: 50_000, at: '2026-02-02T03:04:05Z' },
  head: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  sealed: 50_012,
  forgotten: 0,
  unsealed: 3,
  broken: null,
  next: 50_000,
};
const rest = { ...part, checked: 12, first: part.last, last: { ...part.last, sequence: 50_012 }, next: null };
const verify = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
  return canvas.findByText(/^The log/);
};

export const Whole: Story = {
  beforeEach: answering({
    'GET /api/v1/audit-chain': (_: unknown, { url }: Request) => (new URL(url).searchParams.has('after') ? rest : part),
  }),
  play: async ({ canvasElement }) => {
    const report = await verify(canvasElement);
    await expect(report).toHaveTextContent('The log is whole: 50,012 entries');
    await expect(report).toHaveTextContent('3 new entries are not sealed yet. Last seal: 4b5c6d7e8f90.');
  },
};

export const Broken: Story = {
  beforeEach: answering({
    'GET /api/v1/audit-chain': {
      ...rest,
      checked: 6,
      broken: { problem: 'CHANGED', sequence: 7, entryId: null },
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(await verify(canvasElement)).toHaveTextContent('Entry 7 is not as it was sealed.');
  },
};
