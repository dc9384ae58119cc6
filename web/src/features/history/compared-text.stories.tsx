import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ComparedText } from './compared-text.tsx';
import { SAMPLE_COMPARISON } from './sample-versions.ts';

const meta: Meta<typeof ComparedText> = {
  title: 'History/Compared text',
  component: ComparedText,
  args: { compared: SAMPLE_COMPARISON, view: 'inline' },
};
export default meta;
type Story = StoryObj<typeof ComparedText>;

const all = (canvasElement: HTMLElement, role: string) =>
  within(canvasElement)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

export const Inline: Story = {
  play: async ({ canvasElement }) => {
    await expect(all(canvasElement, 'insertion')).toEqual(['far too', 'A point']);
    await expect(all(canvasElement, 'deletion')).toEqual(['too', 'Picture']);
    await expect(within(canvasElement).getByText('12 unchanged paragraphs')).toBeVisible();
  },
};
export const Sides: Story = {
  args: { view: 'sides' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Before')).toBeVisible();
    await expect(within(canvasElement).getAllByText('As it was')).toHaveLength(2);
    await expect(within(canvasElement).getAllByText('Ana')).toHaveLength(2);
  },
};
