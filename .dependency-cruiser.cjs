/** The table of docs/architecture.md, as rules: who may import whom. */
const TEST = '\\.(test|stories)\\.tsx?$';
const forbid = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });
const code = (path, more = {}) => ({ path, pathNot: [TEST, ...(more.pathNot ?? [])] });

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }, 'A cycle, of types too, ties its files into one knot.'),
    forbid('no-unresolved', {}, { couldNotResolve: true }, 'What is imported has to exist.'),
    forbid(
      'composition-roots-are-not-imported',
      { pathNot: '^api/emit-openapi\\.ts$|\\.test\\.tsx?$' },
      { path: '^(api/main\\.ts|web/src/(main|early|service-worker/service-worker)\\.tsx?)$' },
      'Nothing may depend on the place where everything is put together.',
    ),
    forbid(
      'nothing-imports-tests',
      { pathNot: `${TEST}|^test/|^domain/.*test` },
      { path: [TEST, '^test/'] },
      'The product does not know its tests.',
    ),

    forbid(
      'domain-is-pure',
      code('^domain/'),
      { pathNot: '^domain/' },
      'The rules import nothing: no package, no Node, no other ring.',
    ),
    forbid(
      'capabilities-through-their-index',
      code('^domain/([^/]+)/'),
      { path: '^domain/([^/]+)/', pathNot: ['^domain/$1/', '^domain/[^/]+/index\\.ts$'] },
      'A capability of the domain shows itself through its index.ts.',
    ),

    forbid(
      'application-imports-domain-only',
      code('^application/'),
      { pathNot: ['^application/', '^domain/'] },
      'Messages know rules and ports, nothing of the outside.',
    ),
    forbid(
      'application-capabilities-through-their-index',
      code('^application/([^/]+)/'),
      { path: '^application/([^/]+)/', pathNot: ['^application/(kernel|$1)/', '^application/[^/]+/index\\.ts$'] },
      'A capability of the application shows itself to the others through its index.ts.',
    ),
    forbid(
      'application-kernel-knows-no-capability',
      code('^application/kernel/'),
      { path: '^application/', pathNot: '^application/kernel/' },
      'The kernel is below the capabilities.',
    ),

    forbid(
      'adapters-import-inwards',
      code('^adapters/'),
      { path: '^(api|web|openapi|test|scripts)/' },
      'The driven side does not know who drives.',
    ),
    forbid(
      'adapters-apart',
      code('^adapters/([^/]+)/'),
      { path: '^adapters/([^/]+)/', pathNot: ['^adapters/$1/', '^adapters/threads/'] },
      'One technology does not know another. Any may use threads.',
    ),

    forbid(
      'postgres-root-knows-no-capability',
      code('^adapters/postgres/[^/]+\\.ts$'),
      { path: '^adapters/postgres/[^/]+/' },
      'What all capabilities use knows none of them. `composition` joins them.',
    ),
    forbid('api-knows-no-web', code('^api/'), { path: '^web/' }, 'The server does not import the web app.'),
    forbid(
      'only-modules-wire',
      code('^api/', { pathNot: ['\\.module\\.ts$', '^api/(main|app|kernel/passage-thread)\\.ts$', '^api/sample/'] }),
      { path: '^adapters/' },
      'Adapters are chosen where things are put together; everything else reaches them through messages and ports.',
    ),
    forbid(
      'nest-lives-in-api',
      { pathNot: '^(api|test)/' },
      { path: 'node_modules/@nestjs/' },
      'Only the driving side knows the framework.',
    ),

    forbid(
      'web-imports-domain-and-client',
      code('^web/'),
      { path: '^(application|adapters|api|scripts)/' },
      'The web app reaches the server through the generated client only.',
    ),
    forbid(
      'features-apart',
      code('^web/src/features/([^/]+)/'),
      { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
      'Routes join features; features do not know each other.',
    ),
    forbid(
      'features-know-no-route',
      code('^web/src/(features|ui|kernel|editor|player|ai|field-types)/'),
      { path: '^web/src/routes/' },
      'Routes are the only place that joins.',
    ),
    forbid(
      'ui-knows-no-feature',
      code('^web/src/(ui|kernel)/'),
      { path: '^web/src/(features|routes|editor|player|ai|field-types)/' },
      'What everything is made of knows nothing made of it.',
    ),
    forbid(
      'player-knows-no-feature',
      code('^web/src/player/'),
      { path: '^web/src/(features|ai)/' },
      'Features use the player.',
    ),
    forbid(
      'ai-knows-no-feature',
      code('^web/src/ai/'),
      { path: '^web/src/features/' },
      'Features show generated texts.',
    ),
    forbid(
      'field-types-know-no-feature',
      code('^web/src/field-types/'),
      { path: '^web/src/(features|editor|player|ai)/' },
      'Features show and edit the types of custom fields.',
    ),
    forbid(
      'data-imports-kernel-and-domain',
      code('^web/src/data/'),
      { path: '^web/src/', pathNot: '^web/src/(data|kernel)/' },
      'Queries know no component. Screens and features use them.',
    ),
    forbid(
      'web-kernel-knows-no-data',
      code('^web/src/kernel/'),
      { path: '^web/src/data/' },
      'The kernel is below the capabilities.',
    ),
    forbid('domain-web-no-node', code('^web/src/'), { dependencyTypes: ['core'] }, 'There is no Node in a browser.'),
    forbid(
      'no-undeclared-package',
      { pathNot: [TEST, '^test/'] },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'A package has to stand in the package.json of the workspace that uses it.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^openapi/schema\\.d\\.ts$', '(^|/)dist/', 'storybook-static'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
    cache: false,
  },
};
