import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { link } from './examples.ts';
import { SharedPicture } from './shared-picture.tsx';

const PICTURE = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e05';
const svg = () =>
  new Response(
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120"><rect width="320" height="120"/></svg>',
    { headers: { 'content-type': 'image/svg+xml' } },
  );

const meta: Meta<typeof SharedPicture> = {
  title: 'Shared picture',
  component: SharedPicture,
  args: { fileId: PICTURE, alt: 'The first hour, step by step' },
};
export default meta;

/** The image behind a password is fetched with the password. */
export const BehindAPassword: StoryObj<typeof SharedPicture> = {
  args: { by: { token: link.token, password: 'tea' } },
  beforeEach: answering({
    [`GET /api/v1/public/${link.token}/files/${PICTURE}`]: (_: unknown, { headers }: Request) =>
      headers.get('x-evident-share-password') === 'tea' ? svg() : new Response(null, { status: 401 }),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  },
};
