import type { Meta, StoryObj } from '@storybook/react-vite';
import { answering } from '../../../.storybook/answers.ts';
import { ResearchList } from './research-list.tsx';
import { sampleResearch } from './sample-research.ts';

const meta: Meta<typeof ResearchList> = { title: 'Research/List', component: ResearchList };
export default meta;

export const Some: StoryObj<typeof ResearchList> = {
  beforeEach: answering({ 'GET /api/v1/research': { items: [sampleResearch], next: null } }),
};
export const None: StoryObj<typeof ResearchList> = {
  beforeEach: answering({ 'GET /api/v1/research': { items: [], next: null } }),
};
