import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Page } from './page.tsx';

const meta: Meta<typeof Page> = {
  title: 'Layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Show) => (
      <div style={{ display: 'flex', height: 420 }}>
        <Show />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Page>;

const paragraph = <p style={{ margin: 0 }}>{'What was said stands here at a width one can read. '.repeat(24)}</p>;

export const Reading: Story = {
  args: { title: 'Interview 4', width: 864, children: paragraph },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('main')).toBeVisible();
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Interview 4');
  },
};
export const Full: Story = { args: { title: 'Tag board', width: 'full', children: paragraph } };

function Skeleton() {
  const [come, setCome] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCome(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return come ? <Come /> : <Page title="Opening…">…</Page>;
}
const Come = () => <Page title="Come">{paragraph}</Page>;
export const LoadedAfterItsSkeleton: Story = {
  render: () => <Skeleton />,
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('main').focus();
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Come' });
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};

function TwoPages() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (pathname === '/other')
    return (
      <Page key="other" title="Other">
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
      </Page>
    );
  return (
    <Page key="long" title="Long">
      <div style={{ height: 2000, paddingTop: 580 }}>
        <Link to="/long?peek=note:1">Open beside</Link> <Link to="/other">Continue</Link>
      </div>
    </Page>
  );
}

const aMoment = () =>
  new Promise((passed) => {
    setTimeout(passed, 100);
  });

export const FoundWhereItWasLeft: Story = {
  parameters: { address: '/long' },
  render: () => <TwoPages />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async (name: string) => {
      canvas.getByRole('link', { name }).focus({ preventScroll: true });
      await userEvent.keyboard('{Enter}');
    };
    await aMoment();
    canvas.getByRole('main').scrollTop = 300;
    await press('Open beside');
    await expect(canvas.getByRole('main').scrollTop).toBe(300);
    canvas.getByRole('main').scrollTop = 400;
    await aMoment();
    await press('Continue');
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('main').scrollTop).toBe(400));
  },
};
