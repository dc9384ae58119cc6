import type { RenderView } from '@evident/domain/media';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { ReelRenders } from './reel-renders.tsx';

const render: RenderView = {
  id: 'x1',
  projectId: 'p1',
  type: 'AUDIO_VIDEO_EXPORT',
  name: 'Doubts',
  video: true,
  state: 'PROCESSING',
  progress: 0.42,
  message: null,
  fileId: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  result: null,
  exportEvent: 'export.progress',
};
const asked: Asked[] = [];
const renders = (...items: Partial<RenderView>[]) => ({
  'GET /api/v1/reels/r1/renders': { items: items.map((one, at) => ({ ...render, id: `x${at + 1}`, ...one })) },
  'POST /api/v1/renders/x1/cancel': null,
});

const meta: Meta<typeof ReelRenders> = {
  title: 'Reels/Exports',
  component: ReelRenders,
  args: { reel: { id: 'r1', projectId: 'p1', updatedAt: '2026-03-01T10:05:00.000Z' }, readOnly: null },
};
export default meta;
type Story = StoryObj<typeof ReelRenders>;

export const RunsAndIsReady: Story = {
  beforeEach: answering(
    renders({}, { video: false, state: 'DONE', fileId: 'f9' }, { video: false, state: 'FAILED' }),
    asked,
  ),
  play: async ({ canvasElement }) => {
    const { findByRole, getByText, getAllByRole } = within(canvasElement);
    await expect(await findByRole('progressbar', { name: 'Exporting the video' })).toBeVisible();
    await expect(getAllByRole('listitem')).toHaveLength(2);
    await expect(getByText(/before the last change/)).toBeVisible();
    await expect(await findByRole('link', { name: 'Download' })).toHaveAttribute('href', '/api/v1/files/f9/content');
    await userEvent.click(await findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/v1/renders/x1/cancel')).toBe(true));
  },
};
export const Failed: Story = {
  beforeEach: answering(renders({ state: 'FAILED', message: 'The recording is damaged.' })),
};
