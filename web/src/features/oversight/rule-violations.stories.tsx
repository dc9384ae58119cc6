import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { RuleViolations } from './rule-violations.tsx';

const meta: Meta<typeof RuleViolations> = {
  title: 'Oversight/Not allowed by a rule',
  component: RuleViolations,
  args: { rule: 'PUBLIC_LINKS' },
};
export default meta;
type Story = StoryObj<typeof RuleViolations>;

const link = {
  id: 'l',
  name: 'Ada Lovelace',
  email: null,
  objectType: 'insight',
  objectId: 'i',
  since: '2026-01-02T03:04:05Z',
};

export const Links: Story = {
  beforeEach: answering({ 'GET /api/v1/workspace/rule-violations/PUBLIC_LINKS': { items: [link], next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Insight shared by Ada Lovelace')).toBeVisible();
  },
};

export const Nothing: Story = {
  beforeEach: answering({ 'GET /api/v1/workspace/rule-violations/PUBLIC_LINKS': { items: [], next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Everything follows this rule')).toBeVisible();
  },
};
