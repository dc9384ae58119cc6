import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderStorage } from '../files/folder-storage.ts';
import { DOCUMENT_LIMITS } from './document-child.ts';
import { convertToPdf } from './office-converter.ts';
import { OFFICE_PROFILE, OFFICE_PROXIES } from './office-profile.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A fake of LibreOffice that records its arguments, environment and profile. */
const PROGRAM = `#!${process.execPath}
const fs = require('node:fs');
const { fileURLToPath } = require('node:url');
const args = process.argv.slice(2);
const profile = fileURLToPath(args.find((one) => one.startsWith('-env:UserInstallation=')).split('=')[1]);
const seen = { args, env: process.env, settings: fs.readFileSync(profile + '/user/registrymodifications.xcu', 'utf8') };
fs.writeFileSync(args[args.indexOf('--outdir') + 1] + '/document.pdf', JSON.stringify(seen));
`;

describe('LibreOffice of the machine', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'evident-office-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('starts with a profile without macros, links and network, and without secrets of the server', async () => {
    const soffice = path.join(folder, 'soffice');
    await writeFile(soffice, PROGRAM, { mode: 0o755 });
    const storage = await FolderStorage.open(path.join(folder, 'files'));
    const key = randomUUID();
    const bytes = (async function* () {
      yield Buffer.from('words');
    })();
    await storage.write(key, bytes, { maxBytes: 10, mediaType: DOCX });
    const pdf = await convertToPdf(
      storage,
      { soffice },
      { key, mediaType: DOCX },
      DOCUMENT_LIMITS,
      new AbortController().signal,
    );
    const { args, env, settings } = JSON.parse(Buffer.from(pdf).toString()) as {
      args: string[];
      env: Record<string, string>;
      settings: string;
    };
    expect(args.slice(0, 2)).toEqual(['--headless', '--norestore']);
    expect(env).toMatchObject(OFFICE_PROXIES);
    expect(Object.keys(env).filter((name) => name.startsWith('EVIDENT') || name === 'DATABASE_URL')).toEqual([]);
    expect(settings).toBe(OFFICE_PROFILE);
  });

  it.each([
    ['Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
    ['Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'],
    ['Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
    ['Office.Writer/Content/Update', 'Link', '0'],
    ['Office.Calc/Content/Update', 'Link', '1'],
    ['Inet/Settings', 'ooInetProxyType', '2'],
    ['Inet/Settings', 'ooInetHTTPSProxyPort', '9'],
  ])('has the setting %s %s: %s', (place, name, value) => {
    expect(OFFICE_PROFILE).toContain(
      `<item oor:path="/org.openoffice.${place}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
    );
  });
});
