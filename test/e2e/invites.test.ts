import type { Browser, BrowserContext, Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { type Newcomer, newcomerAt } from '../support/newcomer.ts';
import { type Product, dataFolder, startProduct } from '../support/product.ts';
import { eventually } from './workplace.ts';

const PASSWORD = 'Nine interviews, 1 deadline';
const TIMEOUT_MS = 20_000;

describe('invited person', () => {
  const folder = dataFolder();
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let ada: Newcomer;
  const at = (subdomain: string, path: string) => `${product.url.replace('//', `//${subdomain}.`)}${path}`;

  beforeAll(async () => {
    [product, browser] = await Promise.all([
      startProduct({ EVIDENT_DATA_DIR: folder.path, EVIDENT_SAMPLE: 'off' }),
      launchChromium(),
    ]);
    ada = await newcomerAt(product.url, folder.path);
    await ada.ask('POST', '/invites', { emails: ['bob@research.example'], role: 'VIEWER' });
    context = await browser.newContext({
      viewport: { width: 1024, height: 800 },
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    });
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

  it('joins through the mailed link with a new account', async () => {
    await page.goto(`${product.url}/mailbox`);
    await heading('This server’s mailbox');
    await page.getByRole('link', { name: /accept-invite/ }).waitFor();
    await faultless();
    await page.getByRole('link', { name: /accept-invite/ }).click();
    await heading("Join ada's research");
    await page.getByText('ada invites you as viewer.').waitFor();
    await faultless();
    await page.getByLabel('Your name').fill('Bob Marsh');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: "Join ada's research", exact: true }).click();
    await page.waitForURL(at('ada-research', '/home'));
    await heading('Home');
  });

  it('sees the members, and why managing them needs an admin', async () => {
    await page.goto(at('ada-research', '/settings/users'));
    await page.getByRole('list', { name: 'Members' }).getByText('Bob Marsh · You').waitFor();
    await page.getByText('Only workspace admins can change this.').waitFor();
    expect(await page.getByLabel('Role of ada').count()).toBe(0);
    await faultless();
  });

  it('creates a workspace and switches between both in the menu', async () => {
    await page.goto(`${product.url}/`);
    await heading('Your workspaces');
    await page.getByRole('link', { name: 'Create a workspace' }).click();
    await heading('Create a workspace');
    await page.getByLabel('Name').fill('Bob alone');
    await page.getByRole('button', { name: 'Create workspace' }).click();
    await page.waitForURL(at('bob-alone', '/auth/product-picker'));
    await page.getByRole('link', { name: 'Skip' }).click();
    await page.waitForURL(at('bob-alone', '/home'));
    await page.getByRole('button', { name: 'Bob alone' }).click();
    await page.getByRole('menuitem', { name: "ada's research (ada-research)" }).click();
    await page.waitForURL(at('ada-research', '/home'));
  });

  it('follows a link with the workspace id', async () => {
    await page.goto(`${product.url}/team-redirect/${ada.teamId}/settings/groups`);
    await page.waitForURL(at('ada-research', '/settings/groups'));
    await page.goto(`${product.url}/team-redirect/0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f/home`);
    await heading('Not found');
  });

  it('cannot leave as the last admin, but leaves the invited workspace', async () => {
    await page.goto(at('bob-alone', '/settings/user/account'));
    await page
      .getByText('The workspace needs an admin. Make someone else an admin first.', { exact: true })
      .waitFor({ state: 'attached' });
    expect(await page.getByRole('button', { name: 'Leave Bob alone', disabled: true }).count()).toBe(1);
    await page.goto(at('ada-research', '/settings/user/account'));
    await page.getByRole('button', { name: "Leave ada's research" }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await heading('Your workspaces');
    await eventually(() => page.getByRole('list', { name: 'Your workspaces' }).getByRole('listitem').count(), 1);
  });

  it('sees that one workspace does not exist and that another is closed to non-members', async () => {
    await page.goto(at('nobody-here', '/home'));
    await page.getByText('There is no workspace at this address').waitFor();
    await page.goto(at('ada-research', '/home'));
    await page.getByText(/isn’t a member there/).waitFor();
    await faultless();
  });

  it('sets a new password through a mailed link, and signs in through another link', async () => {
    const signOut = async () => {
      await page.goto(`${product.url}/auth/logout`);
      await heading('You’re signed out');
    };
    const follow = async (link: RegExp) => {
      await page.getByText('We sent an email to').waitFor();
      await page.goto(`${product.url}/mailbox`);
      await page.getByRole('link', { name: link }).first().click();
    };
    await signOut();
    await page.goto(`${product.url}/auth/reset-password`);
    await page.getByLabel('Email').fill('bob@research.example');
    await page.getByRole('button', { name: 'Send a link' }).click();
    await follow(/reset-password/);
    await page.getByLabel('New password').fill(`${PASSWORD}!`);
    await faultless();
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.waitForURL(at('bob-alone', '/home'));
    await signOut();
    await page.goto(at('bob-alone', '/settings/groups?from=mail'));
    await page.getByLabel('Email').fill('bob@research.example');
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await follow(/magic-login/);
    await page.waitForURL(at('bob-alone', '/home'));
    await page.goto(`${product.url}/auth/login?redirect=https://evil.example/`);
    await heading('Your workspaces');
    await page.getByText('You tried to open evil.example').waitFor();
  });
});
