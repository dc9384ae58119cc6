import type { Browser, Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { type Newcomer, newcomerAt } from '../support/newcomer.ts';
import { type Product, dataFolder, startProduct } from '../support/product.ts';
import { eventually } from './workplace.ts';

const TIMEOUT_MS = 20_000;

describe('the admin of a workspace with plans', () => {
  const folder = dataFolder();
  let product: Product;
  let browser: Browser;
  let page: Page;
  let ada: Newcomer;

  beforeAll(async () => {
    [product, browser] = await Promise.all([
      startProduct({ EVIDENT_DATA_DIR: folder.path, EVIDENT_SAMPLE: 'off', EVIDENT_PLANS: 'on' }),
      launchChromium(),
    ]);
    ada = await newcomerAt(product.url, folder.path);
    const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, reducedMotion: 'reduce' });
    const [name, ...value] = ada.session.split('=');
    await context.addCookies([{ name: name!, value: value.join('='), url: at('/') }]);
    page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await folder.remove();
  });

  const at = (path: string) => `${product.url.replace('//', `//${ada.subdomain}.`)}${path}`;
  const faultless = async () => expect(await violations(page)).toEqual([]);
  const plan = async () => (await ada.ask<{ plan: { name: string } }>('GET', '/plan')).plan.name;
  const heading = (text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();

  it('meets the limit of projects before and after trying, and can compare plans', async () => {
    await ada.ask('POST', '/projects', { title: 'First study' });
    await page.goto(at('/projects/new'));
    await page.getByText('Projects: 1 of 1 used').waitFor();
    await page.getByRole('textbox', { name: 'Title' }).fill('Second study');
    await page.getByRole('button', { name: 'Create project' }).click();
    await page.getByRole('alert').getByText('The plan Free has 1 project').waitFor();
    await page.getByRole('alert').getByRole('link', { name: 'Compare plans' }).click();
    await heading('Plans');
    await page.getByRole('columnheader', { name: /Free.*Yours/ }).waitFor();
    await faultless();
  });

  it('tries a feature, once for a double click', async () => {
    await page.getByRole('button', { name: 'Try for 30 days: Sharing by link' }).dblclick();
    await page.getByText('The trial has begun').waitFor();
    await page.getByText(/^On trial until/).waitFor();
  });

  it('buys a plan after seeing its invoice, and creates the second project', async () => {
    await page.getByRole('link', { name: 'Choose a plan' }).click();
    await page.getByRole('textbox', { name: 'Seats of Professional' }).waitFor();
    await faultless();
    await page.getByRole('button', { name: 'Choose Professional' }).click();
    await page.getByRole('table', { name: 'Next invoice' }).getByText('$45.00').first().waitFor();
    await page.getByRole('button', { name: 'Go to payment' }).dblclick();
    await page.getByRole('button', { name: 'Simulate the payment' }).dblclick();
    await page.getByText('Your plan is active').waitFor();
    await page.getByText(/^3 seats, monthly\. It renews on/).waitFor();
    await faultless();
    expect(await plan()).toBe('Professional');
    await ada.ask('POST', '/projects', { title: 'Second study' });
  });

  it('cancels in two clicks, takes it back, and changes to a larger plan', async () => {
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByText(/Canceled; it ends on/).waitFor();
    await page.getByRole('button', { name: 'Keep plan' }).click();
    await page.getByText(/It renews on/).waitFor();
    await page.goto(at('/settings/billing/update?product=business-2025-07&priceInterval=month&seats=12'));
    await page.getByRole('button', { name: 'Change to Business' }).click();
    await page.getByText(/^12 seats, monthly/).waitFor();
    await eventually(plan, 'Business');
  });

  it('fails a payment, sees until when nothing changes, and recovers', async () => {
    const renew = async (how: string) => {
      await page.getByRole('button', { name: 'Cards' }).click();
      await page.getByRole('button', { name: how }).click();
      await heading('Billing');
    };
    await renew('With a card that is declined');
    await page
      .getByText(/A payment failed\. Everything stays as it is until/)
      .first()
      .waitFor();
    await faultless();
    await page.goto(at('/'));
    await page.getByText(/A payment failed\. Everything stays as it is until/).waitFor();
    expect(await plan()).toBe('Business');
    await page.getByRole('link', { name: 'Billing' }).click();
    await renew('With a card that works');
    await page.getByText(/It renews on/).waitFor();
    await eventually(() => page.getByText(/A payment failed/).count(), 0);
  });

  it('reads what a smaller plan takes before its invoice, and loses nothing', async () => {
    for (const title of ['Third study', 'Fourth study']) await ada.ask('POST', '/projects', { title });
    await page.goto(at('/settings/billing/update?product=professional-2025-07&priceInterval=month&seats=3'));
    await page.getByRole('heading', { name: 'With Professional' }).waitFor();
    await page.getByText(/^No longer available: .*permissions of projects/).waitFor();
    await faultless();
    await page.getByRole('button', { name: 'Go on with Professional' }).click();
    await page.getByRole('button', { name: 'Change to Professional' }).click();
    await page.getByText(/^3 seats, monthly/).waitFor();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page
      .getByRole('dialog')
      .getByText(/^Projects: 4 of 1/)
      .waitFor();
    await faultless();
    expect((await ada.ask<{ items: object[] }>('GET', '/projects')).items).toHaveLength(4);
  });
});
