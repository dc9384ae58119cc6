import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PASSWORD } from '../support/newcomer.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

const SURVEY = join(import.meta.dirname, '../fixtures/imports/csv-spectrum/utf8.csv');

describe('double click', () => {
  let place: Workplace;
  let page: Page;
  let projectId: string;
  let boardId: string;

  const listed = async (path: string) =>
    (await place.ada.ask<{ items: { title?: string; name?: string; email?: string }[] }>('GET', path)).items;
  const groups = async () =>
    (
      (await listed(`/projects/${projectId}/tag-boards`)) as unknown as {
        id: string;
        groups: { title: string; tags: unknown[] }[];
      }[]
    ).find(({ id }) => id === boardId)!.groups;
  const goto = (path: string) => page.goto(`${place.origin}${path}`);
  const twice = (name: string | RegExp) =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .last()
      .dblclick();
  /** Presses Enter twice within a double click: by then the field is gone or empty. */
  const named = async (label: string, name: string) => {
    await page.getByLabel(label).fill(name);
    await page.getByLabel(label).evaluate((field) => {
      for (const _ of [1, 2])
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
  };

  beforeAll(async () => {
    place = await openWorkplace();
    projectId = (await place.ada.ask<{ id: string }>('POST', '/projects', { title: 'Twice' })).id;
    boardId = (await place.ada.ask<{ id: string }>('POST', `/projects/${projectId}/tag-boards`, { title: 'Themes' }))
      .id;
    page = await place.sitDown(place.ada);
  }, 120_000);
  afterAll(() => place?.close());

  /** Created object, action, count, and expected count. */
  const creations: readonly (readonly [string, () => Promise<void>, () => Promise<number>, number])[] = [
    [
      'tag group',
      async () => {
        await goto(`/projects/${projectId}/tags`);
        await twice('New group');
        await named('New group name', 'Reasons');
      },
      async () => (await groups()).length,
      1,
    ],
    [
      'tag',
      async () => {
        await goto(`/projects/${projectId}/tags`);
        await twice('Add a tag');
        await named('New tag in Reasons', 'Price');
      },
      async () => (await groups())[0]!.tags.length,
      1,
    ],
    [
      'tag board',
      async () => {
        await goto(`/projects/${projectId}/tags`);
        await twice('New board');
        await named('New board name', 'Journey');
      },
      async () => (await listed(`/projects/${projectId}/tag-boards`)).length,
      2,
    ],
    [
      'folder',
      async () => {
        await goto('/home');
        await page.getByRole('button', { name: 'Add a project or a folder' }).click();
        await page.getByRole('menuitem', { name: 'New folder…' }).click();
        await page.getByRole('dialog', { name: 'New folder' }).getByLabel('Title').fill('Interviews');
        await twice('Create folder');
        await page.getByRole('heading', { level: 1, name: 'Interviews' }).waitFor();
      },
      async () => (await listed('/folders')).length,
      1,
    ],
    [
      'import',
      async () => {
        await goto(`/projects/${projectId}`);
        await page.getByRole('button', { name: 'Import', exact: true }).first().click();
        await page.locator('input[type=file]').last().setInputFiles(SURVEY);
        await twice(/^Import \d+ notes?$/);
        await page
          .getByText(/\d notes? created/)
          .first()
          .waitFor();
      },
      async () => (await listed(`/projects/${projectId}/notes`)).length,
      2,
    ],
    [
      'access token',
      async () => {
        await goto('/settings/user/account');
        await page.getByRole('button', { name: 'New token' }).click();
        await page
          .getByRole('dialog', { name: 'New access token' })
          .getByLabel('Name', { exact: true })
          .fill('Nightly');
        await twice('Create token');
        await page.getByTestId('token').waitFor();
      },
      async () => (await listed('/me/tokens')).filter(({ name }) => name === 'Nightly').length,
      1,
    ],
    [
      'invitation',
      async () => {
        await goto('/settings/users');
        await page.getByLabel('Email addresses').fill('bob@research.example');
        await twice('Send invite');
        await page.getByText('Invited bob@research.example.').waitFor();
      },
      async () => (await listed('/invites')).length,
      1,
    ],
  ];

  it.each(creations)('creates one %s', async (_, make, count, wanted) => {
    await make();
    await eventually(count, wanted);
  });

  it('creates one workspace', async () => {
    await page.goto(`${place.product.url}/auth/login`);
    await page.getByLabel('Email').fill(place.ada.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/(home|auth\/workspaces)/);
    await page.goto(`${place.product.url}/auth/create-workspace`);
    await page.getByLabel('Name', { exact: true }).fill('Second lab');
    await page.getByText('second-lab.localhost').waitFor();
    await twice('Create workspace');
    await page.waitForURL(/second-lab\.localhost/);
    await page.goto(`${place.product.url}/auth/workspaces`);
    await page.getByText('Second lab').first().waitFor();
    expect(
      await page
        .getByRole('link', { name: /Second lab/ })
        .or(page.getByRole('button', { name: /Second lab/ }))
        .count(),
    ).toBe(1);
  });
});
