import type { FastifyInstance } from 'fastify';

interface Path {
  readonly segments: readonly string[];
  readonly methods: string[];
}

/** The paths of the API and their methods, collected while the routes are declared. */
export interface DeclaredPaths {
  /** In alphabetical order; empty for an address that is nowhere declared. */
  methodsOf(path: string): readonly string[];
}

export function pathsOf(fastify: FastifyInstance): DeclaredPaths {
  const paths = new Map<string, Path>();
  fastify.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const path = paths.get(url) ?? { segments: url.split('/'), methods: [] };
    path.methods.push(...[method].flat());
    paths.set(url, path);
  });
  return {
    methodsOf(asked) {
      const segments = asked.split('/');
      const found = [...paths.values()].filter(
        (path) =>
          path.segments.length === segments.length &&
          path.segments.every((segment, at) =>
            segment.startsWith(':') ? segments[at] !== '' : segment === segments[at],
          ),
      );
      return [...new Set(found.flatMap(({ methods }) => methods))].sort();
    },
  };
}
