import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { AuditRulesForm } from './audit-rules.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof AuditRulesForm> = { title: 'Audit/Audit rules', component: AuditRulesForm };
export default meta;
type Story = StoryObj<typeof AuditRulesForm>;

export const Saved: Story = {
  beforeEach: answering(
    { 'GET /api/v1/audit-rules': { retentionDays: null, toFiles: false }, 'PUT /api/v1/audit-rules': null },
    asked,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('Keep entries'), '365');
    await userEvent.click(canvas.getByRole('switch', { name: /Also write entries to files/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ retentionDays: 365, toFiles: true }),
    );
  },
};
