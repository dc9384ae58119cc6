import { Secret, TOTP } from 'otpauth';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { type Product, dataFolder, startProduct } from '../support/product.ts';

const PASSWORD = 'Nine interviews, 1 deadline';
const EMAIL = 'ada@research.example';
const TIMEOUT_MS = 20_000;

describe('two-step sign-in', () => {
  const folder = dataFolder();
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let home: string;
  let recoveryCode: string;

  beforeAll(async () => {
    [product, browser] = await Promise.all([
      startProduct({ EVIDENT_DATA_DIR: folder.path, EVIDENT_SAMPLE: 'off' }),
      launchChromium(),
    ]);
    context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await folder.remove();
  });
  const heading = (text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();
  const faultless = async () => expect(await violations(page)).toEqual([]);
  const signIn = async () => {
    await page.goto(`${product.url}/auth/login`);
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await heading('Two-step sign-in');
  };

  it('is set up with the key of an authenticator app', async () => {
    await page.goto(`${product.url}/auth/signup`);
    await page.getByLabel('Your name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.getByText(`We sent an email to ${EMAIL}`).waitFor();
    const [mailbox] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Open this server’s mailbox' }).click(),
    ]);
    await mailbox
      .getByText(/Confirm your email address/)
      .first()
      .waitFor();
    const link = /http\S+#token=\S+/.exec(`${await mailbox.locator('details[open] p').first().textContent()}`)![0];
    await mailbox.close();
    await page.goto(link);
    await page.getByLabel('Name').fill('Acme Research');
    await page.getByRole('button', { name: /^Create/ }).click();
    home = `${product.url.replace('//', '//acme-research.')}/home`;
    await page.waitForURL(home.replace('/home', '/auth/product-picker'));
    await page.goto(home.replace('/home', '/settings/user/security'));
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await faultless();
    const secret = `${await page.getByTestId('secret').textContent()}`.replaceAll(' ', '');
    await page
      .getByLabel('The 6 digits that the app shows')
      .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await page.getByRole('button', { name: 'Turn on' }).click();
    recoveryCode = `${await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first().textContent()}`;
    await faultless();
    await page.getByRole('button', { name: 'I saved them' }).click();
    await page.getByText(/10 of 10 recovery codes left/).waitFor();
  }, 120_000);

  it('then requires a second step, and accepts a recovery code once', async () => {
    await page.goto(home.replace('/home', '/auth/logout'));
    await heading('You’re signed out');
    await signIn();
    await faultless();
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'The code is wrong' }).waitFor();
    await page.getByLabel('Code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(home);
    await page.goto(home.replace('/home', '/settings/user/security'));
    await page.getByText(/9 of 10 recovery codes left/).waitFor();
    await page.getByRole('list', { name: 'Sign-in history' }).getByText('Signed in by recovery code').waitFor();
  }, 60_000);
});
