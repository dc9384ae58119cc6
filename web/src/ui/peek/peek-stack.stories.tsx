import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Page } from '../layout/page.tsx';
import { Quote } from '../quote.tsx';
import { Rows } from '../rows.tsx';
import { PeekLink } from './peek-link.tsx';
import { PeekStack, type ItemScreenProps } from './peek-stack.tsx';

const meta: Meta<typeof PeekStack> = {
  title: 'Peek/Stack',
  component: PeekStack,
  parameters: { layout: 'fullscreen', address: '/projects?sort=title' },
};
export default meta;
type Story = StoryObj<typeof PeekStack>;

const Note = ({ id }: ItemScreenProps) => (
  <Page title={`Interview ${id}`} width={864}>
    <Quote speaker="Participant 4" source="12:40">
      I only ever look at the first page.
    </Quote>
    <p>
      <PeekLink item={{ kind: 'tag', id: 'trust' }}>Trust in search</PeekLink>
    </p>
  </Page>
);
/** Renders a skeleton first, then another component, like every screen. */
function Insight({ id }: ItemScreenProps) {
  const [come, setCome] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCome(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return come ? (
    <Come id={id} />
  ) : (
    <Page title="Opening…">
      <p>A skeleton</p>
    </Page>
  );
}
const Come = ({ id }: ItemScreenProps) => (
  <Page title={`Insight ${id}`}>
    <p>People trust nothing.</p>
  </Page>
);
const Tag = ({ id }: ItemScreenProps) => (
  <Page title={`Tag ${id}`}>
    <p>Twelve highlights.</p>
  </Page>
);
const User = () => (
  <Page title="Maria Lindqvist">
    <PeekLink item={{ kind: 'note', id: '7' }}>Interview 7</PeekLink>
  </Page>
);

function Beneath() {
  const { pathname, search } = useLocation();
  return (
    <div style={{ position: 'relative', display: 'flex', height: 560 }}>
      <Page title="Projects">
        <p>
          <PeekLink item={{ kind: 'note', id: '4' }}>Interview 4</PeekLink> ·{' '}
          <PeekLink item={{ kind: 'user', id: 'm' }}>Maria</PeekLink> ·{' '}
          <PeekLink item={{ kind: 'insight', id: '9' }}>Insight 9</PeekLink>
        </p>
        <output>
          {pathname}
          {search}
        </output>
      </Page>
      <PeekStack screens={{ note: Note, tag: Tag, user: User, insight: Insight }} />
    </div>
  );
}

const address = (canvasElement: HTMLElement) => within(canvasElement).getByText(/^\/projects/).textContent;

export const Stacked: Story = {
  render: () => <Beneath />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Interview 4' }));
    await waitFor(() =>
      expect(canvas.getByRole('complementary', { name: 'Interview 4' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Trust in search' }));
    await waitFor(() =>
      expect(canvas.getByRole('complementary', { name: 'Tag trust' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await waitFor(() => expect(address(canvasElement)).toBe('/projects?sort=title&peek=note:4~tag:trust'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address(canvasElement)).toBe('/projects?sort=title&peek=note:4'));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Trust in search' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address(canvasElement)).toBe('/projects?sort=title'));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Interview 4' })).toHaveFocus());
  },
};
export const LoadedAfterItsSkeleton: Story = {
  render: () => <Beneath />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Insight 9' }));
    await waitFor(() =>
      expect(canvas.getByRole('complementary', { name: 'Insight 9' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Insight 9' })).toHaveFocus());
  },
};
export const RestoredFromALink: Story = {
  parameters: { address: '/projects?peek=note:4~tag:trust' },
  render: () => <Beneath />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('complementary', { name: 'Tag trust' })).toBeVisible();
  },
};
export const InTheCentre: Story = {
  parameters: { address: '/projects?peek=user:m' },
  render: () => <Beneath />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Interview 7' }));
    await expect(await within(canvasElement).findByRole('dialog', { name: 'Interview 7' })).toBeVisible();
  },
};

const List = ({ of }: { of: string }) => (
  <Rows items={['1', '2'].map((id) => ({ id }))} label={of} height={40}>
    {({ id }) => (
      <a href={`#${id}`}>
        {of} {id}
      </a>
    )}
  </Rows>
);
const Listed = () => (
  <Page title="Interview 9">
    <List of="Highlight" />
  </Page>
);
export const KeysWalkTheTopmost: Story = {
  parameters: { address: '/projects?peek=note:9' },
  render: () => (
    <div style={{ position: 'relative', display: 'flex', height: 560 }}>
      <Page title="Projects">
        <List of="Project" />
      </Page>
      <PeekStack screens={{ note: Listed }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Highlight 2' });
    await userEvent.keyboard('jj');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Highlight 2' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Highlight 2' })).toBeNull());
    await userEvent.keyboard('j');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Project 1' })).toHaveFocus());
  },
};
