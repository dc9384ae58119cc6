import type { WorkspaceAi } from '@evident/domain/ai';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AiSettings } from './ai-settings.tsx';

const model = {
  id: 'AI',
  name: 'qwen3:8b',
  provider: 'OPENAI',
  host: 'localhost:11434',
  region: 'eu',
  contextTokens: 32_768,
  allowed: true,
} as const;
const settings: WorkspaceAi = {
  method: 'MODEL',
  enabled: true,
  modelId: null,
  regions: null,
  models: [
    model,
    { ...model, id: 'AI_2', name: 'sonnet', provider: 'ANTHROPIC', host: 'api.example.com', region: 'us' },
  ],
  month: '2026-11',
  monthlyTokens: 5_000_000,
  version: 1,
  usage: [{ purpose: 'summary', model: 'qwen3:8b', requests: 12, inputTokens: 240_000, outputTokens: 9_000 }],
};

const meta: Meta<typeof AiSettings> = {
  title: 'AI/Settings',
  component: AiSettings,
  args: {
    settings,
    embeddingHost: null,
    reason: null,
    onSave: fn(() => Promise.resolve()),
    onTest: fn(() => Promise.resolve({ result: 'Success' as const, message: 'qwen3:8b answers.', milliseconds: 840 })),
  },
};
export default meta;
type Story = StoryObj<typeof AiSettings>;

export const WithModels: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('249,000 of 5,000,000 tokens')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Generate texts in this workspace' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ enabled: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'Test connection' }));
    await expect(await canvas.findByText(/qwen3:8b answers\. \(0\.8 s\)/)).toBeVisible();
  },
};

export const Failing: Story = {
  args: {
    onTest: () =>
      Promise.resolve({ result: 'Failure', message: 'localhost:11434 answered 401. Check AI_KEY.', milliseconds: 12 }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Test connection' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check AI_KEY');
  },
};

export const Extracted: Story = {
  args: { settings: { ...settings, method: 'EXTRACTED', models: [], usage: [], monthlyTokens: null } },
  play: ({ canvasElement }) => expect(within(canvasElement).getByText(/No language model receives them/)).toBeVisible(),
};

export const Off: Story = {
  args: { settings: { ...settings, method: 'OFF', enabled: false }, embeddingHost: 'vectors.example.com' },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByText(/are sent to vectors\.example\.com, also while AI is off/)).toBeVisible(),
};

export const ForMembers: Story = {
  args: { reason: 'Only workspace admins can change this' },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('switch', { name: 'Generate texts in this workspace' })).toBeDisabled(),
};
