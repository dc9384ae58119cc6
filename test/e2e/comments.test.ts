import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { type Newcomer, colleagueAt } from '../support/newcomer.ts';
import { select } from './select-words.ts';
import { type Workplace, openWorkplace } from './workplace.ts';

describe('comments of two people', () => {
  let at: Workplace;
  let ben: Newcomer;
  let noteId: string;
  let mine: Page;
  let theirs: Page;

  const thread = (page: Page, words: string) =>
    page.getByRole('article').filter({ has: page.getByRole('button', { name: words, exact: true }) });

  beforeAll(async () => {
    at = await openWorkplace();
    ben = await colleagueAt(at.product.url, at.dataFolder, at.ada, 'ben', 'CONTRIBUTOR');
    const { id: projectId } = await at.ada.ask<{ id: string }>('POST', '/projects', { title: 'Dashboards' });
    ({ id: noteId } = await at.ada.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, {
      title: 'Interview 4',
      markdown: '**Grace** (0:21): I never trust the first number. So I ask a colleague who knows.',
    }));
    [mine, theirs] = [await at.sitDown(at.ada), await at.sitDown(ben)];
  }, 180_000);
  afterAll(() => at?.close());

  it('are started on words, answered at once, resolved with Undo, and found by their link', async () => {
    await mine.goto(`${at.origin}/data/${noteId}`);
    await theirs.goto(`${at.origin}/data/${noteId}?panel=comments`);
    await theirs.getByText('No comments yet').waitFor();

    await select(mine, 'the first number');
    await mine.keyboard.press('c');
    await mine.getByRole('textbox', { name: 'Comment on these words' }).waitFor();
    await mine.keyboard.type('Which one, @be');
    await mine.getByRole('option', { name: 'ben' }).waitFor();
    await mine.keyboard.press('Enter');
    await mine.keyboard.type('?');
    await mine.keyboard.press('Control+Enter');
    await thread(mine, 'the first number').getByRole('link', { name: '@ben' }).waitFor();
    await mine.locator('.text .commented').filter({ hasText: 'first number' }).waitFor();
    expect(await violations(mine)).toEqual([]);

    const seen = thread(theirs, 'the first number');
    await seen.getByText('Which one').waitFor();
    await seen.getByRole('textbox', { name: 'Reply' }).fill('That of the dashboard.');
    await theirs.keyboard.press('Control+Enter');
    await thread(mine, 'the first number').getByText('That of the dashboard.').waitFor();
    await thread(mine, 'the first number').getByRole('button', { name: 'Resolve thread' }).click();
    await theirs.getByRole('button', { name: 'Show 1 resolved' }).waitFor();
    await mine.getByText('Resolved a thread').waitFor();
    await mine.getByRole('button', { name: 'Undo' }).click();
    await seen.getByText('That of the dashboard.').waitFor();

    const { items } = await at.ada.ask<{ items: { comments: { id: string }[] }[] }>(
      'GET',
      `/comment-threads?objectType=NOTE&objectId=${noteId}`,
    );
    await theirs.goto(`${at.origin}/data/${noteId}#comment-${items[0]!.comments[1]!.id}`);
    await theirs.locator('[data-linked]').getByText('That of the dashboard.').waitFor();
    await theirs.locator('.text .commented').filter({ hasText: 'first number' }).click();
    await thread(theirs, 'the first number').and(theirs.locator('[data-chosen]')).waitFor();
    expect(at.complaints).toEqual([]);
  }, 120_000);

  it('shows the earlier comments of a long thread, read with GraphQL', async () => {
    const { id } = await at.ada.ask<{ id: string }>('POST', '/comment-threads', {
      objectType: 'NOTE',
      objectId: noteId,
      text: 'The first of many',
    });
    for (let reply = 1; reply <= 25; reply += 1)
      await at.ada.ask('POST', `/comment-threads/${id}/comments`, { text: `Reply number ${reply}` });
    await mine.goto(`${at.origin}/data/${noteId}?panel=comments`);
    await mine.getByText('Reply number 25').waitFor();
    expect(await mine.getByText('Reply number 2', { exact: true }).count()).toBe(0);
    const asked = mine.waitForRequest((request) => request.url().endsWith('/api/graphql'));
    await mine.getByRole('button', { name: /^Show \d+ more comments$/ }).click();
    await mine.getByText('Reply number 2', { exact: true }).waitFor();
    await asked;
    expect(at.complaints).toEqual([]);
  }, 120_000);
});
