import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { SignInHistory } from './sign-in-history.tsx';

const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const meta: Meta<typeof SignInHistory> = { title: 'Identity/Sign-in history', component: SignInHistory };
export default meta;
type Story = StoryObj<typeof SignInHistory>;

export const WithAFailure: Story = {
  beforeEach: answering({
    'GET /api/v1/me/sign-ins': {
      items: [
        {
          id: '2',
          action: 'sign-in:succeeded',
          method: 'PASSWORD',
          ip: '203.0.113.7',
          device,
          at: '2026-01-02T03:04:05Z',
        },
        {
          id: '1',
          action: 'sign-in:failed',
          method: 'PASSWORD',
          ip: '198.51.100.9',
          device,
          at: '2026-01-01T03:04:05Z',
        },
      ],
      next: 'more',
    },
  }),
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Sign-in history' }));
    const [, failed] = list.getAllByRole('listitem');
    await expect(failed).toHaveTextContent('Failed sign-in by password');
    await expect(failed).toHaveTextContent('198.51.100.9');
    await expect(within(canvasElement).getByRole('button', { name: 'Show more' })).toBeEnabled();
  },
};
