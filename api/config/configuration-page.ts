import { SETTINGS, type Setting } from './settings.ts';

const row = ({ name, about, byDefault, otherwise, example, kind, secret }: Setting) => {
  const without = byDefault === undefined ? otherwise : `\`${byDefault}\``;
  return `| \`${name}\` | ${about} Has to be ${kind.right}.${secret ? ' Secret.' : ''} | ${without} | \`${example.replaceAll('`', '')}\` |`;
};

/** docs/configuration.md, from the table that the start itself reads. */
export function configurationPage(): string {
  return `# Configuration

Everything is set by environment variables, and nothing has to be. The whole environment is checked before anything starts: a malformed value and an
\`EVIDENT_\` name that doesn't exist are refused, all of them at once, each with what would be right. An empty value counts as not set.
Secrets are never printed, neither here nor in logs.

| name | what it does | without it | example |
| --- | --- | --- | --- |
${Object.values(SETTINGS).map(row).join('\n')}

This page is generated from \`api/config/settings.ts\` by \`npm run docs:configuration\`; a test refuses a difference.
`;
}
