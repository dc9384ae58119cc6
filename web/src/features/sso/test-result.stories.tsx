import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { TestResult } from './test-result.tsx';

const test = {
  subject: '00u1',
  email: 'ada@acme.example',
  emailVerified: true,
  name: 'Ada Lovelace',
  groups: ['designers'],
  claims: { sub: '00u1', email: 'ada@acme.example' },
};
const meta: Meta<typeof TestResult> = {
  title: 'Single sign-on/Test result',
  component: TestResult,
  args: { testId: 't1' },
};
export default meta;
type Story = StoryObj<typeof TestResult>;

export const Works: Story = {
  beforeEach: answering({ 'GET /api/v1/sso/tests/t1': test }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The connection works.')).toBeVisible();
  },
};
export const AddressNotVerified: Story = {
  beforeEach: answering({ 'GET /api/v1/sso/tests/t1': { ...test, emailVerified: false } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/has not verified the email address/)).toBeVisible();
  },
};
