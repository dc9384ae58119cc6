import type { Locator, Page } from 'playwright-core';
import { HOSTILE_FILES } from '../fixtures/hostile-files.ts';
import { MARKUP } from '../fixtures/hostile.ts';
import { until } from '../support/waiting.ts';
import { type Workplace, openWorkplace } from './workplace.ts';

interface Made {
  id: string;
}

/** All hostile markup in as few titles as possible, each of the maximum length. */
const TITLES = Object.values(MARKUP).reduce<string[]>((titles, markup) => {
  const one = markup.replace(/[\s\u0001]+/g, ' ');
  const last = titles.at(-1);
  if (last !== undefined && last.length + one.length < 200) titles[titles.length - 1] = `${last} ${one}`;
  else titles.push(one);
  return titles;
}, []);
const NAME = '<img src=x onerror=alert(1)>"><script>alert(1)</script>';
const LAST = 'The last of all </title><script>alert(1)</script>';
const WORDS = '${alert(1)}';

/** The markup as plain text, such as in notes about attacks. */
const CONTENT = {
  type: 'doc',
  content: [LAST, WORDS, ...Object.values(MARKUP)].map((text) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: text.replaceAll('\u0001', '') }],
  })),
};

/** Active elements of the page outside the app. */
const actingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => [
      ...(element.matches('script, iframe, object, embed, base, meta, link, foreignObject') ? [element.outerHTML] : []),
      ...[...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on/i.test(name) ||
            (/^(?:href|xlink:href|src|action|formaction|data)$/i.test(name) &&
              /^[\s\u0000-\u001f]*(?:javascript|vbscript|data:text)/i.test(value)),
        )
        .map(({ name, value }) => `${name}=${value}`),
    ]),
  );

describe('imported content runs nothing', () => {
  let at: Workplace;
  let page: Page;
  let projectId: string;
  let noteId: string;
  let shared: { insight: string; note: string };
  const happened: string[] = [];
  const notes: (Made & { title: string })[] = [];

  const make = async (path: string, body: object): Promise<string> => (await at.ada.ask<Made>('POST', path, body)).id;
  const share = async (objectType: string, objectId: string): Promise<string> =>
    (await at.ada.ask<{ token: string }>('POST', '/share-links', { objectType, objectId })).token;

  beforeAll(async () => {
    at = await openWorkplace();
    const renamed = await fetch(`${at.product.url}/api/v1/me/account`, {
      method: 'PATCH',
      body: JSON.stringify({ name: NAME }),
      headers: {
        'content-type': 'application/json',
        origin: at.product.url,
        cookie: at.ada.session,
        'x-evident-workspace': at.ada.subdomain,
      },
    });
    expect(renamed.status).toBe(204);
    await make('/groups', { name: NAME });
    const folderId = await make('/folders', { title: TITLES[0] });
    for (const title of TITLES) await make('/projects', { title, summary: title, folderId });
    projectId = await make('/projects', { title: LAST, summary: TITLES[0] });
    const board = await make(`/projects/${projectId}/tag-boards`, { title: NAME });
    const groupId = await make(`/tag-boards/${board}/groups`, { title: NAME, color: 'teal' });
    const tags: string[] = [];
    for (const title of [...TITLES, LAST])
      tags.push(await make(`/tag-groups/${groupId}/tags`, { title, description: title }));
    noteId = await make(`/projects/${projectId}/notes`, { title: LAST, content: CONTENT });
    const highlight = await make(`/notes/${noteId}/highlights`, {
      quote: 'constructor.constructor',
      tagIds: tags.slice(-3),
    });
    let insight = '';
    for (const title of [...TITLES, LAST]) {
      insight = await make(`/projects/${projectId}/insights`, { title, content: CONTENT, evidence: [highlight] });
      await at.ada.ask('PUT', `/insights/${insight}/publication`);
    }
    const words = [...Object.values(MARKUP).map((markup) => markup.replaceAll('\u0001', '')), LAST];
    const threadId = await make('/comment-threads', { objectType: 'NOTE', objectId: noteId, text: words[0] });
    for (const text of words.slice(1)) await make(`/comment-threads/${threadId}/comments`, { text });
    shared = { insight: await share('insight', insight), note: await share('note', noteId) };
    const other = await make('/projects', { title: 'Files of strangers' });
    const files: { fileId: string }[] = [];
    for (const [name, bytes] of Object.entries(HOSTILE_FILES)) {
      if (/^(all|front)\./.test(name))
        files.push({
          fileId: (
            await at.ada.upload<Made>(
              `/projects/${other}/files`,
              new File([bytes as BlobPart], `${name.slice(0, -4)}<img src=x onerror=alert(1)>${name.slice(-5)}`),
            )
          ).id,
        });
    }
    const importId = await make(`/projects/${other}/imports`, { files });
    await until(
      async () => (await at.ada.ask<{ state: string }>('GET', `/imports/${importId}`)).state === 'done',
      60_000,
    );
    notes.push(
      ...(await at.ada.ask<{ items: (Made & { title: string })[] }>('GET', `/projects/${other}/notes?limit=1000`))
        .items,
    );

    page = await at.sitDown(at.ada);
    page.on('dialog', (dialog) => {
      happened.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (!/^(?:https?:\/\/[\w.-]*localhost[:/]|data:|blob:)/.test(request.url()))
        happened.push(`request: ${request.url()}`);
    });
    page.on('popup', (popup) => happened.push(`window: ${popup.url()}`));
  }, 240_000);
  afterAll(() => at.close(), 60_000);

  /** Asserts that the page loaded and contains nothing active, executed or blocked only by the policy. */
  async function inert(address: string, sign: (page: Page) => Locator): Promise<void> {
    await page.goto(at.origin + address);
    await sign(page).first().waitFor();
    expect({ address, parts: await actingParts(page), happened, complaints: at.complaints }).toEqual({
      address,
      parts: [],
      happened: [],
      complaints: [],
    });
  }
  const saying = (words: string) => (where: Page) => where.getByText(words);

  it('in lists of titles and names', async () => {
    await inert('/home', saying(LAST));
    await inert('/projects/all-projects', saying(LAST));
    await inert(`/projects/${projectId}`, saying(LAST));
    await inert(`/projects/${projectId}/tags`, saying(LAST));
    await inert('/search#q=alert', saying(LAST));
    await inert('/settings/users', saying(NAME));
    await inert('/settings/groups', saying(NAME));
  }, 180_000);

  it('in notes of every format', async () => {
    expect(notes.length).toBeGreaterThan(Object.keys(MARKUP).length);
    const whole = notes.filter(({ title }) => /^(?:all|front)|^<script>/.test(title));
    expect(whole.length).toBeGreaterThanOrEqual(9);
    for (const { id } of whole) {
      const { text } = await at.ada.ask<{ text: string }>('GET', `/notes/${id}/content`);
      const word = /[A-Za-z]{5,}/.exec(text)![0];
      await inert(`/data/${id}`, (where) => where.locator('.text').getByText(word));
    }
  }, 300_000);

  it('in comments', async () => {
    await page.goto(`${at.origin}/data/${noteId}?panel=comments`);
    await page.getByRole('button', { name: /^Show \d+ more comments$/ }).click();
    await page.getByText(MARKUP['a picture that fails'], { exact: true }).first().waitFor();
    await inert(`/data/${noteId}?panel=comments`, saying(LAST));
  }, 120_000);

  it('on public links and in embeds', async () => {
    for (const token of Object.values(shared)) {
      await inert(`/p/${token}`, saying(LAST));
      await inert(`/embed/reels/${token}`, saying(LAST));
    }
  }, 120_000);

  it('in palette search', async () => {
    await page.goto(`${at.origin}/home`);
    await page.getByText(LAST).first().waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Type a command or search' }).fill('alert');
    await page.getByRole('option').filter({ hasText: 'alert(1)' }).first().waitFor();
    expect({ parts: await actingParts(page), happened, complaints: at.complaints }).toEqual({
      parts: [],
      happened: [],
      complaints: [],
    });
  }, 120_000);
});
