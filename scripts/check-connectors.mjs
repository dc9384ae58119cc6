import './on-node-24.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Checks the Zapier app with its schema, and the n8n nodes with the linter of n8n. Needs no account. */
const openapi = join(dirname(import.meta.dirname), 'openapi');
const checks = join(openapi, 'checks');
if (!existsSync(join(checks, 'node_modules')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: checks, stdio: 'inherit' });
const require = createRequire(join(checks, 'package.json'));

/** Zapier validates functions by a text in their place. */
const described = (value) =>
  typeof value === 'function'
    ? `$func$${value.length}$f$`
    : Array.isArray(value)
      ? value.map(described)
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, described(one)]))
        : value;

async function problemsOfZapier() {
  const { default: app } = await import(pathToFileURL(join(openapi, 'zapier/index.js')).href);
  const { errors } = require('zapier-platform-schema').validateAppDefinition(described(app));
  return errors.map(({ property, message }) => `zapier: ${property} ${message}`);
}

/** n8n's own nodes name a page of its documentation here, those of others an address. */
const FOR_COMMUNITY = { 'n8n-nodes-base/cred-class-field-documentation-url-miscased': 'off' };

async function problemsOfN8n() {
  const { ESLint } = require('eslint');
  const plugin = require('eslint-plugin-n8n-nodes-base');
  const parser = require('@typescript-eslint/parser');
  const rulesFor = (files, name) => ({
    files,
    languageOptions: { parser, parserOptions: { extraFileExtensions: ['.json'] } },
    plugins: { 'n8n-nodes-base': plugin },
    rules: { ...plugin.configs[name].rules, ...FOR_COMMUNITY },
  });
  const linter = new ESLint({
    cwd: join(openapi, 'n8n'),
    overrideConfigFile: true,
    overrideConfig: [
      rulesFor(['package.json'], 'community'),
      rulesFor(['credentials/**/*.ts'], 'credentials'),
      rulesFor(['nodes/**/*.ts'], 'nodes'),
    ],
  });
  const results = await linter.lintFiles(['package.json', 'credentials/**/*.ts', 'nodes/**/*.ts']);
  if (results.length < 6) throw new Error('The linter of n8n read too few files');
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, ruleId, message }) => `n8n: ${filePath}:${line} ${message} (${ruleId})`),
  );
}

const problems = [...(await problemsOfZapier()), ...(await problemsOfN8n())];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('The Zapier app and the n8n nodes are valid.');
