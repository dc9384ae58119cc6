const files = require('./.dependency-cruiser.cjs');

/** Cycles between folders. Tests are left out: they may join what the product keeps apart. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles-of-folders',
      comment: 'Folders that need each other are one. Move what they share to where it belongs.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...files.options,
    exclude: { path: [...files.options.exclude.path, '\\.test\\.ts$', '^test/'] },
  },
};
