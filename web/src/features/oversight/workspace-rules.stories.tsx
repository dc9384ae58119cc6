import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { someone } from '../../../.storybook/who.ts';
import { WhoContext } from '../../kernel/who.ts';
import { WorkspaceRules } from './workspace-rules.tsx';

const asked: Asked[] = [];
const guest = {
  id: 'm',
  name: 'Grace Hopper',
  email: 'grace@elsewhere.example',
  objectType: null,
  objectId: null,
  since: '2026-01-02T03:04:05Z',
};
const meta: Meta<typeof WorkspaceRules> = {
  title: 'Oversight/Rules',
  component: WorkspaceRules,
  decorators: [
    (Story) => (
      <WhoContext value={someone()}>
        <Story />
      </WhoContext>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof WorkspaceRules>;

export const TurnedOn: Story = {
  beforeEach: answering(
    {
      'GET /api/v1/workspace/rule-violations': {
        publicLinks: 2,
        guests: 1,
        secondFactor: 0,
        domains: ['acme.example'],
      },
      'GET /api/v1/workspace/rule-violations/GUESTS': { items: [guest], next: null },
      'PATCH /api/v1/workspace': null,
    },
    asked,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2 public links are on.')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /^No guests/ }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'No guests?' }));
    await waitFor(() => expect(dialog.getByText('Grace Hopper')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(asked.find(({ body }) => body !== undefined)?.body).toEqual({ guestsAllowed: false }));
  },
};

export const WithoutDomains: Story = {
  beforeEach: answering({
    'GET /api/v1/workspace/rule-violations': { publicLinks: 0, guests: 0, secondFactor: 0, domains: [] },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('switch', { name: /^No guests/ })).toBeDisabled();
  },
};
