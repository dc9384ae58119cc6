import type { Meta, StoryObj } from '@storybook/react-vite';
import { SharedQuote } from './shared-quote.tsx';

const words = {
  text: 'I just grabbed the collector config from another team.',
  speaker: 'Adriel',
  startMs: 125_000,
  lost: false,
};
const meta: Meta<typeof SharedQuote> = { title: 'Shared quote', component: SharedQuote, args: { words } };
export default meta;

export const There: StoryObj<typeof SharedQuote> = {};
export const Lost: StoryObj<typeof SharedQuote> = { args: { words: { ...words, lost: true } } };
export const Gone: StoryObj<typeof SharedQuote> = { args: { words: null } };
