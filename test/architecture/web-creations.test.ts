import { filesUnder, root, textOf } from './source-files.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = filesUnder('web/src', /\.tsx?$/).filter((path) => !/\.(test|stories)\.tsx?$/.test(path));
const contract = JSON.parse(readFileSync(join(root, 'openapi/openapi.json'), 'utf8')) as {
  paths: Record<string, { post?: { responses: Record<string, unknown> } }>;
};
/** Creating operations: a POST that answers 201. */
const creating = new Set(
  Object.entries(contract.paths)
    .filter(([, { post }]) => post?.responses['201'] !== undefined)
    .map(([path]) => path),
);
const CALL = /api\.POST\('([^']+)'/g;
/** Sent once by `useCreate`, by an action of the tag boards, or with a key of its own. */
const KEY = /header(?:: idempotencyKey\(\))?[ ,}]|'Idempotency-Key'/;
/** An upload needs no key: unreferenced images are cleaned up. */
const WITHOUT_KEY = new Set(['web/src/kernel/api/upload-picture.ts', 'web/src/data/integrations/hand-over.ts']);

/** Returns creating calls without an idempotency key. */
function callsWithoutKey(text: string): string[] {
  const calls = [...text.matchAll(CALL)];
  return calls.flatMap(({ 1: path, index }, at) => {
    const words = text.slice(index, Math.min(calls[at + 1]?.index ?? text.length, index + 400));
    return creating.has(path!) && !KEY.test(words) ? [path!] : [];
  });
}

describe('creating from the web app', () => {
  it('sends an idempotency key every time, so that a double click creates once', () => {
    expect(creating.size).toBeGreaterThan(10);
    const without = source
      .filter((path) => !WITHOUT_KEY.has(path))
      .flatMap((path) => callsWithoutKey(textOf(path)).map((call) => `${path}: ${call}`));
    expect(without).toEqual([]);
  });

  it('uses useCreate in forms and buttons', () => {
    const forms = source.filter(
      (path) =>
        /mutationFn:[^,]*api\.POST\(/.test(textOf(path)) &&
        [...textOf(path).matchAll(/mutationFn:[^,]*api\.POST\('([^']+)'/g)].some(({ 1: path }) => creating.has(path!)),
    );
    expect(forms).toEqual([]);
  });

  it('detects a creation without a key', () => {
    expect(callsWithoutKey("answer(api.POST('/api/v1/groups', { body: { name } }))")).toEqual(['/api/v1/groups']);
    expect(callsWithoutKey("answer(api.POST('/api/v1/groups', { params: { header }, body: { name } }))")).toEqual([]);
  });
});
