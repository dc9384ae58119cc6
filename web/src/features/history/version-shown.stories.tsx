import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { SAMPLE_COMPARISON, SAMPLE_VERSIONS } from './sample-versions.ts';
import { VersionShown } from './version-shown.tsx';

const [now] = SAMPLE_VERSIONS;
const meta: Meta<typeof VersionShown> = {
  title: 'History/Version shown',
  component: VersionShown,
  args: { versions: SAMPLE_VERSIONS, version: now, view: 'inline', sinceId: undefined, onSince: fn() },
  beforeEach: answering({
    [`GET /api/v1/text-versions/${now.id}/comparison`]: SAMPLE_COMPARISON,
    [`GET /api/v1/text-versions/${now.id}`]: {
      version: now,
      content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'All of it.' }] }] },
      speakers: {},
      text: 'All of it.',
    },
  }),
};
export default meta;
type Story = StoryObj<typeof VersionShown>;

export const Changes: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByText('2 words added, 1 word removed.')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Compared with' }));
    const options = await within(document.body).findAllByRole('option');
    await userEvent.click(options.at(-1)!);
    await expect(args.onSince).toHaveBeenCalledWith(SAMPLE_VERSIONS[3].id);
  },
};
export const Whole: Story = {
  args: { view: 'text' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('All of it.')).toBeVisible();
  },
};
