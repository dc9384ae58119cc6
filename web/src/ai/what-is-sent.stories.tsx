import type { WhatIsSent as Sent } from '@evident/domain/ai';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { answering } from '../../.storybook/answers.ts';
import { WhatIsSentLink } from './what-is-sent-link.tsx';
import { WhatIsSent } from './what-is-sent.tsx';

const sent =
  (more: Partial<Sent> = {}) =>
  (): Promise<Sent> =>
    Promise.resolve({
      method: 'MODEL',
      model: 'qwen3:8b',
      host: 'ai.example.com',
      region: 'eu',
      requests: [{ system: 'You write for a research repository.', message: '{"sources":[{"key":"S1"}]}' }],
      ...more,
    });

const meta: Meta<typeof WhatIsSent> = {
  title: 'AI/What is sent',
  component: WhatIsSent,
  args: { opened: true, onClose: fn(), of: 'a text', read: sent() },
  beforeEach: answering({
    'GET /api/v1/ai': { method: 'EXTRACTED', model: null, host: null, region: null, embeddingHost: null },
  }),
};
export default meta;
type Story = StoryObj<typeof WhatIsSent>;

export const ToAModel: Story = {
  play: async () => {
    await expect(await screen.findByText('ai.example.com')).toBeVisible();
    await expect(screen.getByText('{"sources":[{"key":"S1"}]}')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: {
    of: 'another text',
    read: sent({ method: 'EXTRACTED', model: null, host: null, region: null, requests: [] }),
  },
  play: async () => {
    await expect(await screen.findByText(/Nothing is sent to a language model\. The text is extracted/)).toBeVisible();
  },
};

export const ForSearchByMeaning: Story = {
  args: { of: 'a fourth text', read: sent({ method: 'OFF', model: null, host: null, region: null, requests: [] }) },
  beforeEach: answering({
    'GET /api/v1/ai': { method: 'OFF', model: null, host: null, region: null, embeddingHost: 'vectors.example.com' },
  }),
  play: async () => {
    await expect(await screen.findByText('vectors.example.com')).toBeVisible();
  },
};

export const OffByALink: Story = {
  render: () => (
    <WhatIsSentLink of="a third text" read={sent({ method: 'OFF', model: null, host: null, requests: [] })} />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'What is sent' }));
    await expect(
      await screen.findByText('Nothing is sent to a language model. AI is off in this workspace.'),
    ).toBeVisible();
  },
};
