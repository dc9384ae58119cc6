import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnRules } from './own-rules.tsx';
import { NOTE_ID, PROJECT_ID } from './sample-retention.ts';

const meta: Meta<typeof OwnRules> = { title: 'Retention/Own rules', component: OwnRules };
export default meta;

export const Listed: StoryObj<typeof OwnRules> = {
  args: {
    projects: [
      { projectId: PROJECT_ID, title: 'Pricing', rule: { interval: { days: 30 }, since: 'HAPPENED' } },
      { projectId: NOTE_ID, title: null, rule: null },
    ],
  },
};
