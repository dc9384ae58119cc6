import { SETTINGS, type Setting } from './settings.ts';

const row = ({ name, about, byDefault, otherwise, example, kind, secret }: Setting) => {
  const without = byDefault === undefined ? otherwise : `\`${byDefault}\``;
  return `| \`${name}\` | ${about} Must be ${kind.right}.${secret ? ' Secret.' : ''} | ${without} | \`${example.replaceAll('`', '')}\` |`;
};

/** Renders docs/configuration.md from the settings that the server reads at start. */
export function configurationPage(): string {
  return `# Configuration

All settings are environment variables, and all are optional. The whole environment is validated before anything starts. The start is refused with a list of
all malformed values and unknown \`EVIDENT_\` names, each with the correct form. An empty value counts as not set. Secrets are never printed, neither here nor in logs.

| name | purpose | default | example |
| --- | --- | --- | --- |
${Object.values(SETTINGS).map(row).join('\n')}

This page is generated from \`api/config/settings.ts\` by \`npm run docs:configuration\`. A test fails if it is stale.
`;
}
