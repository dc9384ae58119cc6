import type { Browser, BrowserContext, Route } from 'playwright-core';
import { pause } from './waiting.ts';

/** CPU throttling factor of pages. */
const SLOWER = Number(process.env['TEST_SLOW_CPU'] ?? 1);
/** `300-800`: random delay in milliseconds of API requests, responses and lazily loaded code. */
const [LEAST = 0, MOST = LEAST] = (process.env['TEST_SLOW_ANSWERS'] ?? '').split('-').map(Number);

/** Simulates a slow machine or network if the environment asks for it, which exposes rare races. */
export function throttle(browser: Browser): Browser {
  if (SLOWER === 1 && MOST === 0) return browser;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => slow(await open(options));
  return browser;
}

async function slow(context: BrowserContext): Promise<BrowserContext> {
  if (MOST > 0) await context.route(/\/api\/v1\/(?!changes)|\/assets\//, late);
  if (SLOWER > 1)
    context.on('page', async (page) => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    });
  return context;
}

async function late(route: Route): Promise<void> {
  const ms = LEAST + Math.random() * (MOST - LEAST);
  const request = route.request();
  const { host, port, pathname } = new URL(request.url());
  try {
    if (Math.random() < 0.5 || pathname.startsWith('/assets/')) {
      await pause(ms);
      return await route.continue();
    }
    // Node.js does not resolve subdomains of localhost.
    const response = await route.fetch({
      url: request.url().replace(host, `127.0.0.1:${port}`),
      headers: { ...(await request.allHeaders()), host },
      maxRedirects: 0,
    });
    await pause(ms);
    await route.fulfill({ response });
  } catch {
    // The page was closed or the server is down.
    await route.abort().catch(() => {});
  }
}
