import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Quote } from './quote.tsx';

const meta: Meta<typeof Quote> = { title: 'Quote', component: Quote };
export default meta;
type Story = StoryObj<typeof Quote>;

const words =
  'Honestly, I open the dashboard, I look at the first number, and if it is not red I close it again. Nobody ever showed me what the other eleven charts are for.';

export const Said: Story = {
  args: {
    children: words,
    speaker: 'Participant 4',
    source: <a href="#interview">Interview with a release manager, 12:40</a>,
  },
};
export const Tagged: Story = { args: { ...Said.args, hue: 'amber' } };
export const Small: Story = { args: { ...Said.args, hue: 'violet', size: 'small' } };

const arabic = 'أستخدم التطبيق كل يوم (Monthly report) ولا أجد ما أبحث عنه.';
/** Right-to-left text: starts on the right, with the full stop on the left. */
export const FromTheRight: Story = {
  args: { children: arabic, speaker: 'ليلى' },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText(arabic);
    const edges = (at: number) => {
      const range = document.createRange();
      range.setStart(words.firstChild!, at);
      range.setEnd(words.firstChild!, at + 1);
      return range.getBoundingClientRect();
    };
    await expect(edges(0).right).toBeGreaterThan(words.getBoundingClientRect().right - 4);
    await expect(edges(arabic.length - 1).left).toBeLessThan(edges(arabic.length - 2).left);
    await expect(edges(arabic.indexOf('M')).left).toBeGreaterThan(edges(arabic.indexOf('ولا')).left);
  },
};
