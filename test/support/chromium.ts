import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { throttle } from './throttle.ts';

/** Locations of the system's Chromium, which is newer than the one from npm. */
const MACHINES_OWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const IN_CONTAINERS = ['--no-sandbox', '--disable-dev-shm-usage'];
/** People have the back/forward cache on. */
const WITH_THE_PAGE_CACHE = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };
const WITHOUT_GRAPHICS_CARD = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Launches Chromium from `CHROME_PATH`, the system or an npm package, so that nothing needs to be installed. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'] || MACHINES_OWN.find(existsSync);
  if (executablePath)
    return throttle(await chromium.launch({ executablePath, args: IN_CONTAINERS, ...WITH_THE_PAGE_CACHE }));
  const { default: carried } = await import('@sparticuz/chromium');
  // Omits the recommended arguments: they use one process, which ends with the first closed page, and disable web
  // security.
  return throttle(
    await chromium.launch({
      executablePath: await carried.executablePath(),
      args: [...IN_CONTAINERS, ...WITHOUT_GRAPHICS_CARD],
      ...WITH_THE_PAGE_CACHE,
    }),
  );
}
