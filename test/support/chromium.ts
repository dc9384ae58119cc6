import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { slowed } from './slowed.ts';

/** Where Debian and most others put the machine's own, which is newer than the one from npm. */
const MACHINES_OWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const IN_CONTAINERS = ['--no-sandbox', '--disable-dev-shm-usage'];
const WITHOUT_GRAPHICS_CARD = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** A real Chromium: the one of `CHROME_PATH`, the machine's own, or the one that an npm package carries, so that nothing has to be installed. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'] || MACHINES_OWN.find(existsSync);
  if (executablePath) return slowed(await chromium.launch({ executablePath, args: IN_CONTAINERS }));
  const { default: carried } = await import('@sparticuz/chromium');
  // Not with the arguments it recommends: they put everything into one process, which ends with the first closed page, and switch web security off.
  return slowed(
    await chromium.launch({
      executablePath: await carried.executablePath(),
      args: [...IN_CONTAINERS, ...WITHOUT_GRAPHICS_CARD],
    }),
  );
}
