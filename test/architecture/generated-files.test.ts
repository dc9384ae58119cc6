import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { configurationPage } from '../../api/config/configuration-page.ts';
import { eventsPage } from '../../domain/events/catalogue-page.ts';
import { kindsPage } from '../../domain/kinds/catalogue-page.ts';
import { root, textOf } from './source-files.ts';

describe('generated and committed files', () => {
  it('document every setting: docs/configuration.md (npm run docs:configuration)', () => {
    expect(textOf('docs/configuration.md')).toBe(configurationPage());
  });

  it('list every event: docs/capabilities/events.md (npm run docs:catalogues)', () => {
    expect(textOf('docs/capabilities/events.md')).toBe(eventsPage());
  });

  it('list every kind of object: docs/capabilities/kinds.md (npm run docs:catalogues)', () => {
    expect(textOf('docs/capabilities/kinds.md')).toBe(kindsPage());
  });

  it('match the contract of the controllers and the client of the contract: openapi/ (npm run openapi)', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/openapi.mjs'), '--check'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  }, 120_000);
});
