import type { Browser, Page } from 'playwright-core';
import { colorViolations, violations } from '../components/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { type Product, dataFolder, startProduct } from '../support/product.ts';
import { until } from '../support/waiting.ts';

const WIDTHS = [1440, 1024, 390];
const NOWHERE = '/nowhere';
const LINK = /http:\S+#token=\S+(?=\s)/;
/** The sample workspace is created first. */
const READY_WITHIN_MS = 60_000;

const TICKET = {
  externalId: 'ticket-1',
  externalUrl: 'https://tickets.example.com/1',
  rawTicket: { createdAt: '2026-05-01T09:30:00Z', name: 'Export', description: 'It never finishes.', tags: ['urgent'] },
};

interface Listed {
  items: { id: string; title: string }[];
}

/** Every screen with sample content. Add new screens to this list. */
describe('every screen of the sample workspace', () => {
  const folder = dataFolder();
  const complaints: string[] = [];
  const at: Record<string, string> = {};
  let product: Product;
  let browser: Browser;
  let page: Page;
  let origin: string;
  /** The next screen is loaded then, so that one incident fails one screen. */
  let isStuck = true;

  const listed = (path: string) =>
    page.evaluate(async (address) => (await fetch(address)).json() as Promise<Listed>, `/api/v1${path}`);
  const first = async (path: string, title?: RegExp) => {
    const { items } = await listed(path);
    return items.find((item) => !title || title.test(item.title))!.id;
  };
  const posted = <Answer>(path: string, body: object) =>
    page.evaluate(
      async ([address, text]) =>
        (
          await fetch(address!, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text! })
        ).json() as Promise<Answer>,
      [`/api/v1${path}`, JSON.stringify(body)],
    );
  /** The research of the sample, which is asked once search has read all texts. */
  const researched = () =>
    page.evaluate(async (address) => {
      const { items } = (await (await fetch(address)).json()) as { items: { id: string; state: string }[] };
      return items[0];
    }, '/api/v1/research');
  const settled = async (screen: string) => {
    const before = screen === NOWHERE ? 'Opening' : /^(Opening|Not found$)/;
    await page.locator('h1', { hasNotText: before }).first().waitFor();
    await page.waitForFunction(
      () =>
        ![...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
          /^(Loading|Opening) /.test(textContent ?? ''),
        ),
    );
  };

  /**
   * Loads only the first screen, and one after a failure. Others are opened from an unknown address, so that no part of
   * the last one stays.
   */
  const open = async (path: string) => {
    const loads = isStuck || new URL(page.url()).origin !== origin;
    isStuck = true;
    if (loads) return void (await page.goto(origin + path));
    await page.evaluate(goTo, NOWHERE);
    await page.locator('h1', { hasText: 'Not found' }).waitFor();
    await page.evaluate(goTo, path);
  };

  afterEach(async () => {
    // Shows whether one screen is broken, or the product or the machine.
    if (!isStuck) return;
    const seen = [page.url(), await page.locator('body').innerText(), ...complaints.splice(0)];
    process.stderr.write(`${seen.join('\n')}\n`);
  });
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct({ EVIDENT_DATA_DIR: folder.path }), launchChromium()]);
    await until(() => LINK.test(product.output()), READY_WITHIN_MS);
    page = await (
      await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    ).newPage();
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
    });
    await page.goto(LINK.exec(product.output())![0]);
    await page.waitForURL(/\/home$/);
    origin = new URL(page.url()).origin;
    at['project'] = await first('/projects', /OpenTelemetry/);
    at['folder'] = await first('/folders');
    at['note'] = await first(`/projects/${at['project']}/notes`, /Jacob/);
    at['insight'] = await first(`/projects/${at['project']}/insights`);
    at['person'] = await first('/people');
    const isWritten = async () => (await listed('/agents')).items.length > 0;
    await until(isWritten, READY_WITHIN_MS);
    at['doc'] = await first('/ai-docs');
    at['agent'] = await first('/agents');
    at['automation'] = await first('/automations');
    at['dashboard'] = await first('/dashboards');
    at['webhook'] = await first('/webhooks');
    at['member'] = await first('/members');
    at['tag'] = await first(`/projects/${at['project']}/recent-tags`);
    at['channel'] = (await posted<{ id: string }>('/channels', { title: 'Support inbox' })).id;
    await posted(`/channels/${at['channel']}/data-points`, { dataPoints: [TICKET] });
    at['point'] = await first(`/channels/${at['channel']}/data-points`);
    await until(async () => (await researched())?.state === 'DONE', READY_WITHIN_MS);
    at['research'] = (await researched())!.id;
    const deleted = await first(`/projects/${at['project']}/notes`, /^(?!.*Jacob)/);
    expect(
      await page.evaluate(
        async (address) => (await fetch(address, { method: 'DELETE' })).status,
        `/api/v1/notes/${deleted}`,
      ),
    ).toBe(200);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await folder.remove();
  }, 60_000);

  it.each([
    ['/home'],
    ['/start'],
    ['/user/:member'],
    ['/user/:member/highlights'],
    ['/projects/:project?peek=user::member'],
    ['/recent'],
    ['/your-work'],
    ['/browse'],
    ['/projects/all-projects'],
    ['/projects/new'],
    ['/search#q=language'],
    ['/research'],
    ['/research/:research'],
    ['/ask'],
    ['/settings/ai'],
    [NOWHERE],
    ['/channels'],
    ['/channels?tab=all'],
    ['/channels/:channel'],
    ['/channels/:channel#preset=90d&chart=line'],
    ['/channels/:channel/data/:point'],
    ['/channels/:channel/outliers'],
    ['/folders/:folder/channels'],
    ['/settings/enterprise/rules'],
    ['/projects/:project/settings/export'],
    ['/folders/:folder'],
    ['/projects/:project'],
    ['/projects/:project/readme'],
    ['/projects/:project/settings/access'],
    ['/projects/:project/activity'],
    ['/projects/:project/tags'],
    ['/dashboards'],
    ['/dashboards#:dashboard'],
    ['/docs'],
    ['/docs/:doc'],
    ['/agents'],
    ['/agents/:agent'],
    ['/automations'],
    ['/automations/:automation'],
    ['/data/:note'],
    ['/insights/:insight'],
    ['/tags/:tag'],
    ['/contacts'],
    ['/people/:person'],
    ['/contacts/:person'],
    ['/projects/:project?peek=note::note'],
    ['/settings/user/account'],
    ['/settings/user/security'],
    ['/settings/webhooks'],
    ['/settings/webhooks/:webhook'],
    ['/audit-log'],
    ['/settings/users'],
    ['/settings/groups'],
    ['/settings/people'],
    ['/settings'],
    ['/settings/security'],
    ['/settings/user/notifications'],
    ['/settings/user/integrations'],
    ['/notifications'],
    ['/onboarding'],
    ['/getting-started'],
    ['/setup-workspace'],
    ['/project-setup'],
    ['/settings/trash'],
    ['/settings/trash/:project'],
    ['/settings/beta'],
    ['/settings/glossary'],
    ['/settings/feedback'],
    ['/settings/bulk-import'],
    ['/settings/plans'],
    ['/settings/remotion-demo'],
    ['/auth/workspaces'],
    ['/account/integration/shared-auth/zoom/challenge/E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
    ['/auth/create-workspace'],
    ['/auth/find-workspace'],
    ['/auth/login'],
    ['/auth/signup'],
    ['/auth/reset-password'],
    ['/auth/unlock'],
    ['/mailbox'],
  ])(
    '%s fits any width, without axe violations in either theme',
    async (screen) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(screen.replace(/:(\w+)/g, (_, name: string) => at[name]!));
      await page.locator('html[data-mantine-color-scheme=light]').waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await settled(screen);
        expect([width, await page.evaluate(tooWide)]).toEqual([width, 0]);
        // The middle width shows the same parts as the widest, so it is only measured.
        if (width !== 1024) expect([width, await violations(page)]).toEqual([width, []]);
      }
      // Themes differ in colors only.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
      expect(await colorViolations(page)).toEqual([]);
      expect(await page.evaluate(tooWide)).toBe(0);
      expect(complaints.splice(0)).toEqual([]);
      isStuck = false;
    },
    60_000,
  );
});

/** Runs in the page. Opens an address as a link does, without loading the page. */
function goTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Runs in the page. Pixels that have to be scrolled to the side. */
function tooWide(): number {
  return document.documentElement.scrollWidth - innerWidth;
}
