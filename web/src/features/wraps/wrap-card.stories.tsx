import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleWrap } from './sample-wrap.ts';
import { WrapCard } from './wrap-card.tsx';

const meta: Meta<typeof WrapCard> = { title: 'Wraps/Wrap', component: WrapCard, args: { wrap: sampleWrap } };
export default meta;
type Story = StoryObj<typeof WrapCard>;

export const Written: Story = {
  play: async ({ canvasElement }) => {
    const wrap = within(within(canvasElement).getByRole('article', { name: sampleWrap.title }));
    await expect(wrap.getByText('Extracted')).toBeVisible();
    await expect(wrap.getByRole('list', { name: 'Emerging themes' })).toBeVisible();
  },
};
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
