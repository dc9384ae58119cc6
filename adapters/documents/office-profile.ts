import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The discard port of this machine: nothing listens there. */
const NOWHERE = { host: '127.0.0.1', port: 9 };

/** Settings of LibreOffice by their place in its registry (`officecfg`). */
const SETTINGS: readonly (readonly [place: string, name: string, value: string | number | boolean])[] = [
  ['Office.Common/Security/Scripting', 'DisableMacrosExecution', true],
  ['Office.Common/Security/Scripting', 'MacroSecurityLevel', 3],
  // Of plug-ins, OLE objects and DDE.
  ['Office.Common/Security/Scripting', 'DisableActiveContent', true],
  // No document is in a trusted place: pictures and sections of other files and addresses are not loaded.
  ['Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', true],
  ['Office.Common/Security/Scripting', 'DisableOLEAutomation', true],
  // Never: the two programs number the choices differently.
  ['Office.Writer/Content/Update', 'Link', 0],
  ['Office.Calc/Content/Update', 'Link', 1],
  // All requests go to a proxy that does not exist.
  ['Inet/Settings', 'ooInetProxyType', 2],
  ['Inet/Settings', 'ooInetHTTPProxyName', NOWHERE.host],
  ['Inet/Settings', 'ooInetHTTPProxyPort', NOWHERE.port],
  ['Inet/Settings', 'ooInetHTTPSProxyName', NOWHERE.host],
  ['Inet/Settings', 'ooInetHTTPSProxyPort', NOWHERE.port],
  ['Inet/Settings', 'ooInetNoProxy', ''],
];

/** The same for the libraries that read the environment. */
export const OFFICE_PROXIES = Object.fromEntries(
  ['http_proxy', 'https_proxy', 'ftp_proxy', 'all_proxy'].map((name) => [
    name,
    `http://${NOWHERE.host}:${NOWHERE.port}`,
  ]),
);

/** The place of {@link OFFICE_PROFILE} below the folder of a profile. */
export const PROFILE_FILE = 'user/registrymodifications.xcu';

/** A profile without macros, links to other files, or network. */
export const OFFICE_PROFILE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${SETTINGS.map(([place, name, value]) => `<item oor:path="/org.openoffice.${place}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`).join('\n')}
</oor:items>
`;

export async function writeOfficeProfile(folder: string): Promise<void> {
  const file = path.join(folder, PROFILE_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, OFFICE_PROFILE);
}
