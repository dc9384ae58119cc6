import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { sampleChannel, samplePoint, sampleThemes } from './sample-channel.ts';
import { sampleExplanation } from './sample-explanation.ts';
import { ThemeExplanation } from './theme-explanation.tsx';

const pathOf = (themeId: string): string => `/api/v1/channels/${sampleChannel.id}/themes/${themeId}/explanation`;
const meta: Meta<typeof ThemeExplanation> = {
  title: 'Channels/Theme explanation',
  component: ThemeExplanation,
  args: { channel: sampleChannel, theme: sampleThemes[0]! },
  beforeEach: answering({
    [`GET ${pathOf(sampleThemes[0]!.id)}`]: sampleExplanation,
    [`GET ${pathOf(sampleThemes[2]!.id)}`]: { phrases: [], segments: [], contradicting: null, history: [] },
  }),
};
export default meta;
type Story = StoryObj<typeof ThemeExplanation>;

export const OfATheme: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Shrinking: 0.2 to 0.9 times as many people/)).toBeVisible();
    const phrase = await canvas.findByRole('link', { name: 'waiting for a reply 42' });
    await expect(phrase).toHaveAttribute('href', expect.stringContaining('?find=waiting+for+a+reply'));
    await expect(canvas.getByRole('link', { name: /impressed/ }).getAttribute('href')).toContain(samplePoint.id);
    await userEvent.click(canvas.getByText('Who writes about it'));
    await expect(canvas.getByRole('row', { name: /^Zendesk/ })).toBeVisible();
    await userEvent.click(canvas.getByText('How it came about'));
    await expect(canvas.getByRole('link', { name: 'Export' })).toBeVisible();
  },
};
/** Without phrases, segments and history, it shows the growth alone. */
export const OfASmallTheme: Story = {
  args: { theme: sampleThemes[2]! },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^There are too few people to measure its growth/)).toBeVisible();
    await expect(canvas.queryByText('How it came about')).toBeNull();
  },
};
