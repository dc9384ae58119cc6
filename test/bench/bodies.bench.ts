import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './row.ts';
import { withStarted } from './started.ts';
import { step } from './step.ts';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { content: Record<string, { schema: { $ref: string } } | undefined> };
}
interface Contract {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, { properties?: Record<string, { type?: string | string[] }> }> };
}

const BYTES = 100_000;
const TIMES = 8;
const TRIES = 3;
const MISSING_ID = '00000000-0000-4000-8000-000000000000';

/** JSON values of about `bytes` bytes. */
const VALUES = {
  object: (bytes: number) => `{${Array.from({ length: bytes / 12 }, (_, n) => `"k${n}":0`).join()}}`,
  array: (bytes: number) => `[{"a":1}${',{"a":1}'.repeat(bytes / 8)}]`,
  numbers: (bytes: number) => `[1${',1'.repeat(bytes / 2)}]`,
  string: (bytes: number) => `"${'a'.repeat(bytes)}"`,
  nested: (bytes: number) => `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
};
type Kind = keyof typeof VALUES;
/** Made once for all operations. */
const made = Object.fromEntries(
  Object.entries(VALUES).map(([kind, make]) => [kind, [make(BYTES), make(TIMES * BYTES)]]),
) as Record<Kind, [string, string]>;

const kindOf = (type: string | string[] | undefined): Kind => {
  const first = [type ?? ''].flat()[0]!;
  return first in VALUES ? (first as Kind) : 'object';
};

function operations(): { id: string; method: string; path: string; bodies: [string, Kind][] }[] {
  const file = join(import.meta.dirname, '../../openapi/openapi.json');
  const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId: id, requestBody }]) => {
      const ref = requestBody?.content['application/json']?.schema.$ref;
      if (!ref) return [];
      const declared = Object.entries(components.schemas[ref.split('/').at(-1)!]!.properties ?? {});
      const bodies: [string, Kind][] = [
        ...Object.keys(VALUES).map((kind): [string, Kind] => ['undeclared', kind as Kind]),
        ...declared.map(([key, { type }]): [string, Kind] => [key, kindOf(type)]),
      ];
      return [{ id, method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, MISSING_ID), bodies }];
    }),
  );
}

/** Time to refuse a large body compared with one of an eighth of the size, over all operations of the contract. */
export const measure = (): Promise<Row[]> =>
  withStarted(async ({ product, newcomer }) => {
    const milliseconds = async (method: string, path: string, body: string): Promise<number> => {
      const began = performance.now();
      const answer = await fetch(`${product.url}${path}`, {
        method,
        body,
        headers: { authorization: `Bearer ${newcomer.token}`, 'content-type': 'application/json' },
        // Operations without a token refuse a large body and close the connection before they read it.
      }).catch(() => null);
      await answer?.arrayBuffer();
      if (answer && answer.status >= 500) throw new Error(`${method} ${path} answered ${answer.status}`);
      return performance.now() - began;
    };
    let worst = { growth: 0, name: '' };
    let count = 0;
    for (const { id, method, path, bodies } of operations())
      for (const [key, kind] of bodies) {
        const small: number[] = [];
        const large: number[] = [];
        for (let tries = 0; tries < TRIES; tries += 1) {
          const [one, eight] = made[kind].map((value) => `{"${key}":${value}}`);
          small.push(await step(`${id} with ${key}`, () => milliseconds(method, path, one!)));
          large.push(await step(`${id} with ${key}`, () => milliseconds(method, path, eight!)));
        }
        const growth = Math.min(...large) / Math.min(...small);
        if (growth > worst.growth) worst = { growth, name: `${kind} in ${key} of ${id}` };
        count += 1;
      }
    await newcomer.ask('GET', '/projects');
    return [
      {
        what: 'time to refuse a JSON body of 800 kB, the worst of all operations and properties',
        against: 'a body of 100 kB',
        measured: worst.growth,
        unit: '×',
        atMost: 2 * TIMES,
        note: `${count} bodies, best of ${TRIES}; worst: ${worst.name}`,
      },
    ];
  });
