import type { FastifyInstance } from 'fastify';

interface Path {
  readonly segments: readonly string[];
  readonly methods: string[];
}

/** Paths of the API and their methods, collected while routes are declared. */
export interface DeclaredPaths {
  /** Returns methods in alphabetical order, or an empty list for an undeclared path. */
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
