#!/usr/bin/env node
// Refuses production dependencies with a non-permissive licence, and reports known vulnerabilities.
import { execFileSync, spawnSync } from 'node:child_process';

const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
  'PSF-2.0',
]);
/** Exceptions for packages without a permissive licence in package.json, with the reason. */
const REASONS = {
  '@matbee/libreoffice-converter': 'LibreOffice itself, MPL-2.0, used unchanged in a process of its own and optional',
  '@shinyoshiaki/jspack': 'its LICENSE is the BSD licence',
  'combine-errors': 'its Readme.md names the MIT licence',
  mediabunny: 'MPL-2.0, unchanged; node-av depends on it for WebRTC, which we do not use',
  '@fontsource-variable/inter': 'OFL-1.1 lets a font be served with any software',
  '@fontsource-variable/source-serif-4': 'OFL-1.1 lets a font be served with any software',
  '@sesamecare-oss/redlock': 'its LICENSE.md is the MIT licence',
  duck: 'its LICENSE is BSD-2-Clause',
  'passport-local': 'its LICENSE is the MIT licence',
  'passport-strategy': 'its LICENSE is the MIT licence',
  pause: 'its Readme.md holds the MIT licence',
};

/** Reports whether an SPDX expression offers a permissive choice. */
const isPermissive = (expression) =>
  expression
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((one) => PERMISSIVE.has(one.trim())));

const packages = JSON.parse(
  execFileSync('npm', ['query', ':root *:not(.dev)'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
).filter(({ location }) => location.includes('node_modules/'));
const named = packages.map(({ name, license }) => ({
  name,
  license: typeof license === 'object' ? license?.type : license,
}));
const refused = named.filter(({ name, license }) => !isPermissive(license ?? '') && !(name in REASONS));
const needless = Object.keys(REASONS).filter((name) => !named.some((one) => one.name === name));
for (const { name, license } of refused)
  console.log(
    `${name}: its licence is ${license ?? 'not named'}. Replace it, or give a reason in .ci/checks/dependencies.mjs.`,
  );
for (const name of needless) console.log(`${name}: is not used any more. Delete it from .ci/checks/dependencies.mjs.`);
console.log(`${named.length} production packages, ${refused.length} without a permissive licence`);

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
  timeout: 120_000,
});
const vulnerabilities = parsed(stdout)?.metadata?.vulnerabilities;
if (vulnerabilities)
  console.log(
    `npm audit: ${vulnerabilities.total} vulnerabilities, ${vulnerabilities.high + vulnerabilities.critical} of them high or critical`,
  );
else console.log('npm audit: the registry gave no answer');
// The audit only reports: a vulnerability published today must not hold up an unrelated change.
process.exit(refused.length + needless.length > 0 ? 1 : 0);

function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
