import type { Meta, StoryObj } from '@storybook/react-vite';
import { insight, link } from './examples.ts';
import { SharedArticle } from './shared-article.tsx';

const meta: Meta<typeof SharedArticle> = {
  title: 'Shared article',
  component: SharedArticle,
  args: { document: insight, by: { token: link.token, password: null }, placeholder: 'Untitled insight' },
};
export default meta;
type Story = StoryObj<typeof SharedArticle>;

export const AsThePage: Story = {};
export const Untitled: Story = { args: { document: { ...insight, title: '' }, level: 2 } };
