import type { Meta, StoryObj } from '@storybook/react-vite';
import { SharedQuote } from './shared-quote.tsx';

const words = {
  text: 'I just grabbed the collector config from another team.',
  speaker: 'Adriel',
  startMs: 125_000,
  lost: false,
  picture: null,
  clip: null,
};
const by = { token: 'a1B2c3D4e5F6', password: null };
const meta: Meta<typeof SharedQuote> = { title: 'Shared quote', component: SharedQuote, args: { by, words } };
export default meta;

export const There: StoryObj<typeof SharedQuote> = {};
export const Lost: StoryObj<typeof SharedQuote> = { args: { words: { ...words, lost: true, clip: null } } };
export const Gone: StoryObj<typeof SharedQuote> = { args: { words: null } };
