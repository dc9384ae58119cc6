import { type Ability, KINDS } from './catalogue.ts';

/** The columns of abilities, with their titles. */
const ABILITIES: Readonly<Record<Ability, string>> = {
  granted: 'holds grants',
  written: 'has a text',
  archived: 'archived',
  starred: 'starred',
  followed: 'followed',
  searched: 'searched',
  shared: 'shared',
  trashed: 'trashed',
  commented: 'commented',
};

/** Renders `docs/capabilities/kinds.md`. A test compares it with the catalogue. */
export function kindsPage(): string {
  const abilities = Object.keys(ABILITIES) as Ability[];
  const rows = Object.entries(KINDS).map(([name, kind]) =>
    [
      `\`${name}\``,
      `\`${kind.type}\``,
      `\`${kind.table}\``,
      kind.within ?? '–',
      kind.page === null ? '–' : `\`/${kind.page}/…\``,
      ...abilities.map((ability) => (kind[ability] ? 'yes' : '–')),
    ].join(' | '),
  );
  const columns = ['name in code', 'name in the API', 'table', 'within', 'page', ...Object.values(ABILITIES)];
  return `# Kinds of objects

\`domain/kinds/catalogue.ts\` says once for each kind what it is called, where it is kept, and what can be done with it. Types, API enums, words on screen and the lists of kinds in SQL follow from it. \`test/contract/kinds-and-tables.test.ts\` compares it with the CHECK constraints of the migrated database.

- To add a kind, add one entry and a migration for its table and the CHECK constraints that the contract test names. Compile errors then lead to what is particular to the kind: its search document, how it is deleted, its icon.
- Columns \`object_type\` hold the name in the API, except in \`share_link\` and \`contribution\`, which hold the name in code.

| ${columns.join(' | ')} |
|${' --- |'.repeat(columns.length)}
${rows.map((row) => `| ${row} |`).join('\n')}

This page is generated from \`domain/kinds/catalogue.ts\` by \`npm run docs:catalogues\`; a test refuses a difference.
`;
}
