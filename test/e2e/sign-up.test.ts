import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import { type Product, dataFolder, startProduct } from '../support/product.ts';
import { violations } from '../components/axe.ts';

const PASSWORD = 'Nine interviews, 1 deadline';
const EMAIL = 'ada@research.example';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const TIMEOUT_MS = 20_000;

describe('new person', () => {
  const folder = dataFolder();
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let home: string;
  const complaints: string[] = [];

  beforeAll(async () => {
    [product, browser] = await Promise.all([
      startProduct({ EVIDENT_DATA_DIR: folder.path, EVIDENT_SAMPLE: 'off' }),
      launchChromium(),
    ]);
    context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
    });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await folder.remove();
  });

  const heading = (text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();
  const faultless = async () => expect(await violations(page)).toEqual([]);

  /** Opens the newest mail of the mailbox in a new tab, like the link on the page. */
  async function newestMail(subject: RegExp): Promise<string> {
    const [mailbox] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Open this server’s mailbox' }).click(),
    ]);
    await mailbox.getByText(subject).first().waitFor();
    const text = await mailbox.locator('details[open] p').first().textContent();
    await mailbox.close();
    return `${text}`;
  }

  it('signs up with a valid password, and is sent to the mail', async () => {
    await page.goto(product.url);
    await heading('Sign in');
    await faultless();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await heading('Sign up');
    await page.getByLabel('Your name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill('nine interviews');
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'The password still needs an uppercase letter, a digit.' })
      .waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.getByText(`We sent an email to ${EMAIL}`).waitFor();
    await faultless();
  });

  it('confirms by the mailed link and creates a workspace', async () => {
    const link = /http\S+#token=\S+/.exec(await newestMail(/Confirm your email address/))![0];
    await page.goto(link);
    await heading('Create a workspace');
    await page.getByLabel('Name').fill('Acme Research');
    await page.getByText('acme-research.localhost').waitFor();
    await faultless();
    await page.getByLabel('Address').fill('www');
    await page.getByText('A subdomain has at least 4 characters').waitFor();
    await page.getByLabel('Address').fill('acme');
    await page.getByText('//acme.localhost').waitFor();
    await page.getByRole('button', { name: 'Create workspace' }).click();
    home = `${product.url.replace('//', '//acme.')}/home`;
    await heading('What will you begin with?');
    await faultless();
    await page.getByRole('button', { name: /^Research/ }).click();
    await heading('Welcome');
    await page.getByRole('checkbox', { name: 'Analyze survey answers' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await heading('Set up the workspace');
    await faultless();
    await page.goto(home);
    await heading('Home');
    await page.getByRole('button', { name: 'Acme Research' }).waitFor();
  });

  it('takes the product tour by keyboard, once', async () => {
    await page.goto(home.replace('/home', '/getting-started'));
    await page.getByText('0 of 6').first().waitFor();
    await page.getByRole('button', { name: 'Take the tour' }).click();
    const card = page.getByRole('region', { name: 'Projects hold your studies' });
    await card.waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('region', { name: 'Highlight while you read' }).waitFor();
    await faultless();
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Highlight while you read' }).waitFor({ state: 'hidden' });
  });

  it('signs out everywhere, and returns to the requested page by a mailed code', async () => {
    await page.goto(`${product.url.replace('//', '//acme.')}/auth/logout`);
    await heading('You’re signed out');
    await page.goto(home.replace('/home', '/settings/user/account'));
    await heading('Sign in');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await heading('Enter the code');
    await faultless();
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('alert').filter({ hasText: 'The code is wrong or expired' }).waitFor();
    const code = /\b\d{6}\b/.exec(await newestMail(/is your code/))![0];
    await page.getByLabel('Code').fill(code);
    await page.waitForURL(home.replace('/home', '/settings/user/account'));
    await heading('Account');
  });

  it('sees the sessions, and creates a token that works at once', async () => {
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Your security' }).click();
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await sessions.filter({ hasText: 'Acme Research' }).waitFor();
    await sessions.filter({ hasText: 'no workspace chosen' }).waitFor();
    expect(await sessions.count()).toBe(2);
    await page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'Account', exact: true })
      .click();
    await page.getByRole('button', { name: 'New token' }).click();
    await page
      .getByRole('dialog', { name: 'New access token' })
      .getByLabel('Name', { exact: true })
      .fill('Nightly import');
    await page.getByLabel('Read and write').check();
    await page.getByRole('button', { name: 'Create token' }).click();
    const token = `${await page.getByTestId('token').textContent()}`;
    await faultless();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('list', { name: 'Access tokens' }).getByText('Nightly import').waitFor();
    const answer = await fetch(`${product.url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(await answer.json()).toMatchObject({
      member: { name: 'Ada Lovelace', workspaceAdmin: true },
      workspace: { subdomain: 'acme' },
      scopes: ['read', 'write'],
    });
  });

  it('uploads a picture, which shows at once', async () => {
    await page.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
    const seen = page.getByRole('navigation', { name: 'Workspace' }).locator('img[src^="/f/"]');
    await seen.waitFor();
    // decode() resolves once loaded and rejects for invalid images.
    expect(
      await seen.evaluate(async (element) => {
        const picture = element as unknown as { decode(): Promise<void>; naturalWidth: number };
        await picture.decode();
        return picture.naturalWidth;
      }),
    ).toBe(1);
  });

  it('opens every settings page, without axe violations', async () => {
    await page.keyboard.press('Escape');
    for (const [place, title] of [
      ['Members', 'Members'],
      ['Groups', 'Groups'],
      ['General', 'General'],
      ['Beta features', 'Beta features'],
      ['Connected accounts', 'Your connected accounts'],
      ['Account', 'Account'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: place, exact: true }).click();
      await heading(title);
      await page
        .getByText(/^Loading/)
        .first()
        .waitFor({ state: 'detached' });
      await faultless();
    }
  });

  it('caused no page error or violation of the content policy', () => {
    expect(complaints).toEqual([]);
  });
});
