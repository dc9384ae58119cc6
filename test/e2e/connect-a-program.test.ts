import type { Locator, Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { newVerifier } from '../support/oauth-client.ts';
import { PASSWORD } from '../support/newcomer.ts';
import { type Workplace, openWorkplace } from './workplace.ts';

const BACK = 'http://127.0.0.1:49152/back';

describe('Connecting a program', () => {
  let at: Workplace;
  let page: Page;
  let clientId: string;
  const { verifier, challenge } = newVerifier();

  beforeAll(async () => {
    at = await openWorkplace();
    const registered = await fetch(`${at.product.url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: 'Research helper', redirect_uris: [BACK] }),
    });
    clientId = ((await registered.json()) as { client_id: string }).client_id;
  }, 180_000);
  afterAll(() => at?.close());

  /** Presses Tab until the control has the focus. */
  async function tabTo(control: Locator): Promise<void> {
    await control.waitFor();
    for (let presses = 0; presses < 15; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${control}`);
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  /** Opens the page that asks, in a new window, where the member signs in first. */
  async function ask(): Promise<void> {
    page = await at.visit();
    await page.route(`${BACK}?**`, (route) => route.fulfill({ body: 'Back at the program' }));
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: BACK,
      scope: 'read write',
      state: 'state-1',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    await page.goto(`${at.product.url}/integrations/authorize?${query}`);
    await tabTo(page.getByLabel('Email'));
    await page.keyboard.type(at.ada.email);
    await tabTo(page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Connect Research helper?' }).waitFor();
    await button('Allow').waitFor();
  }
  /** Parameters with which the page leads back. */
  async function ledBack(): Promise<URLSearchParams> {
    await page.waitForURL(`${BACK}?**`);
    return new URL(page.url()).searchParams;
  }

  it('is decided with the keyboard alone, and gives no more than was left checked', async () => {
    await ask();
    expect(await violations(page)).toEqual([]);
    const writing = page.getByRole('checkbox', { name: /^Change what you can change/ });
    await tabTo(writing);
    await page.keyboard.press('Space');
    expect(await writing.isChecked()).toBe(false);
    await tabTo(button('Allow'));
    await page.keyboard.press('Enter');
    const back = await ledBack();
    expect(back.get('state')).toBe('state-1');
    const exchanged = await fetch(`${at.product.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        code: back.get('code')!,
        code_verifier: verifier,
        redirect_uri: BACK,
      }),
    });
    expect(await exchanged.json()).toMatchObject({ token_type: 'Bearer', scope: 'read' });
    expect(at.complaints).toEqual([]);
  }, 120_000);

  it('is refused with the keyboard alone', async () => {
    await ask();
    await tabTo(button('Don’t allow'));
    await page.keyboard.press('Enter');
    const back = await ledBack();
    expect([back.get('error'), back.get('state'), back.has('code')]).toEqual(['access_denied', 'state-1', false]);
  }, 120_000);
});
