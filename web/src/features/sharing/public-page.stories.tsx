import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { link, project, shared } from './examples.ts';
import { PublicPage } from './public-page.tsx';

const meta: Meta<typeof PublicPage> = {
  title: 'Public page',
  component: PublicPage,
  args: { token: link.token },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof PublicPage>;

const here = `GET /api/v1/public/${link.token}`;

export const Insight: Story = {
  beforeEach: answering({ [here]: shared }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(shared.title);
    await expect(canvas.getByText(/no longer in their source/)).toBeVisible();
    await expect(canvas.getByText('This evidence is gone.')).toBeVisible();
    await expect(canvas.queryAllByRole('link')).toEqual([]);
    await expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  },
};
export const Project: Story = {
  beforeEach: answering({ [here]: project }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(project.title);
    await expect(within(canvas.getByRole('navigation')).getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};
export const MoreThanOnePage: Story = {
  beforeEach: answering({
    [here]: (_: unknown, { url }: Request) =>
      new URL(url).searchParams.get('cursor') === 'older'
        ? {
            ...project,
            documents: [
              { ...shared.documents[0], id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e09', title: 'An older insight' },
            ],
          }
        : { ...project, next: 'older' },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The latest 2 insights')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more insights' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'An older insight' })).toBeVisible();
    await expect(canvas.getByText('3 insights')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more insights' })).toBeNull();
  },
};
export const ReelInPreparation: Story = {
  args: { embedded: true },
  beforeEach: answering({
    [here]: {
      ...shared,
      objectType: 'reel',
      title: 'Doubts',
      documents: [],
      reel: { clip: null, state: 'PREPARING', captions: [] },
    },
  }),
};
export const NothingPublished: Story = { beforeEach: answering({ [here]: { ...project, documents: [] } }) };
export const OneHighlight: Story = {
  beforeEach: answering({
    [here]: {
      objectType: 'highlight',
      title: '',
      workspace: shared.workspace,
      documents: [],
      quote: { text: 'I never trust the first number.', speaker: 'Ada', startMs: 21_000, lost: false, picture: null },
      next: null,
    },
  }),
};
export const AsksForThePassword: Story = {
  beforeEach: answering({
    [here]: (_: unknown, { headers }: Request) => {
      const tried = headers.get('x-evident-share-password');
      if (tried === null)
        return refusal(401, 'Unauthorized', 'This link needs a password', 'Ask the person who sent it.');
      return decodeURIComponent(tried) === 'café'
        ? shared
        : refusal(401, 'Unauthorized', 'Wrong password', 'Ask the person who sent the link.');
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Password'), 'tea{Enter}');
    await expect(await canvas.findByText(/Wrong password/)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Password'));
    await userEvent.type(canvas.getByLabelText('Password'), 'café{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: shared.title })).toBeVisible();
  },
};
export const LeadsNowhere: Story = {
  beforeEach: answering({}),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Ask the person who sent it for a new one.', { exact: false }),
    ).toBeVisible();
  },
};
