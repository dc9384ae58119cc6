import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { RetentionForm } from './retention-form.tsx';
import { PROJECT_ID, samplePreview, savedRule } from './sample-retention.ts';

const answers = {
  'GET /api/v1/retention/preview': samplePreview,
  [`GET /api/v1/projects/${PROJECT_ID}/retention/preview`]: samplePreview,
  'GET /api/v1/workspace/plan': { limited: false },
};
const meta: Meta<typeof RetentionForm> = {
  title: 'Retention/Retention form',
  component: RetentionForm,
  beforeEach: answering(answers),
  args: { projectId: null, saved: savedRule, name: 'Acme Research', reason: null, onSave: fn(async () => undefined) },
};
export default meta;
type Story = StoryObj<typeof RetentionForm>;

/** A shorter time deletes more, so the name of the workspace is typed. */
export const Shorter: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Keep recordings and texts'), '90');
    await userEvent.click(canvas.getByRole('button', { name: 'Save rule' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText('Type “Acme Research” to confirm'), 'acme research');
    await userEvent.click(dialog.getByRole('button', { name: 'Save rule' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        rule: { interval: { days: 90 }, since: 'CREATED' },
        inherits: false,
        enforced: false,
        typedName: 'acme research',
      }),
    );
  },
};

/** Keeping more needs no confirmation. */
export const Always: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Keep recordings and texts'), 'always');
    await userEvent.click(canvas.getByRole('button', { name: 'Save rule' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ rule: null, inherits: false, enforced: false }));
  },
};

/** A project that follows its workspace, for a member who cannot change it. */
export const OfProject: Story = {
  args: {
    projectId: PROJECT_ID,
    saved: null,
    workspace: savedRule,
    reason: 'You don’t have full access to this project',
  },
};

/** A rule in its days of grace. */
export const NotStarted: Story = {
  args: { saved: { ...savedRule, before: null, startsAt: '2999-01-01T00:00:00Z' } },
};
