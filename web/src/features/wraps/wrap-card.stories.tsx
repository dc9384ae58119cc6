import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { sampleWrap } from './sample-wrap.ts';
import { WrapCard } from './wrap-card.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof WrapCard> = {
  title: 'Wraps/Wrap',
  component: WrapCard,
  args: { wrap: sampleWrap, reason: null },
  beforeEach: answering({ 'DELETE /api/v1/wraps/w1': { undoId: 'u' } }, asked),
};
export default meta;
type Story = StoryObj<typeof WrapCard>;

export const Written: Story = {
  play: async ({ canvasElement }) => {
    const wrap = within(within(canvasElement).getByRole('article', { name: sampleWrap.title }));
    await expect(wrap.getByText('Extracted')).toBeVisible();
    await expect(wrap.getByRole('list', { name: 'Emerging themes' })).toBeVisible();
  },
};
const [section] = sampleWrap.text.content.sections;
const sections = ['Trust', 'Price', 'Speed'].map((title) => ({ ...section!, key: title, title }));
export const Long: Story = {
  args: { wrap: { ...sampleWrap, text: { ...sampleWrap.text, content: { ...sampleWrap.text.content, sections } } } },
  play: async ({ canvasElement }) => {
    const wrap = within(canvasElement);
    await expect(wrap.queryByRole('heading', { name: 'Speed' })).toBeNull();
    await userEvent.click(wrap.getByRole('button', { name: 'Show all 3 sections' }));
    await expect(wrap.getByRole('heading', { name: 'Speed' })).toBeVisible();
  },
};
export const Deleted: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More for this wrap' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(asked[0]).toMatchObject({ method: 'DELETE', path: '/api/v1/wraps/w1' }));
  },
};
export const ReadOnly: Story = { args: { reason: 'You don’t have edit permissions in this project' } };
const [title] = sampleWrap.blocks;
export const TooLittle: Story = {
  args: { wrap: { ...sampleWrap, blocks: [title!], text: { ...sampleWrap.text, reason: 'NOT_ENOUGH_DATA' } } },
};
export const Writing: Story = {
  args: { wrap: { ...sampleWrap, blocks: [title!], text: { ...sampleWrap.text, state: 'WORKING' } } },
};
export const Failed: Story = {
  args: {
    wrap: {
      ...sampleWrap,
      blocks: [title!],
      text: { ...sampleWrap.text, state: 'FAILED', reason: 'The model does not answer.' },
    },
  },
};
