import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { insight } from '../../../.storybook/workspace.tsx';
import base from '../../theme/base.css?raw';
import { InsightCard } from './insight-card.tsx';

const meta: Meta<typeof InsightCard> = {
  title: 'Projects/Insight card',
  component: InsightCard,
  decorators: [
    (Story) => (
      <>
        <h2>Insights</h2>
        <Story />
      </>
    ),
  ],
  args: { insight },
};
export default meta;
type Story = StoryObj<typeof InsightCard>;

export const Published: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 people, 2 sources');
  },
};
/** The card's own link style wins over the base style sheet, even if that is loaded last. */
export const WhicheverStyleSheetComesLast: Story = {
  beforeEach: () => {
    const last = new CSSStyleSheet();
    last.replaceSync(base);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, last];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== last);
    };
  },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('link');
    await expect(getComputedStyle(title).color).toBe(getComputedStyle(title.parentElement!).color);
  },
};
export const Untitled: Story = {
  args: { insight: { ...insight, title: '', excerpt: '', strength: { people: 0, unnamed: 0, sources: 0 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Untitled insight' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('No evidence yet');
  },
};
