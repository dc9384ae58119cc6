import { basename } from 'node:path';
import { filesUnder, textOf } from './source-files.ts';

const MESSAGE = /^export class (\w+) extends (?:Command|Query|commandWith|queryWith)\b/gm;
/** A class, or one made by a helper such as `answeredBy`, whose message `handle` compares at compile time. */
const HANDLER = /^export (?:class (\w+)Handler(?:<[^>]*>)? implements Handler<(\w+)>|const (\w+)Handler = [\w.]+\()/gm;
const TAKEN = /^import (type )?\{([^}]*)\} from '@evident\/application\/([^']+)'/gm;
const IMPORT = /^import \{([^}]*)\} from/gm;

const sources = filesUnder('application', /(?<!\.test)\.ts$/).map((path) => ({ path, text: textOf(path) }));
const kebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
const messages = sources.flatMap(({ path, text }) =>
  [...text.matchAll(MESSAGE)].map(([, name]) => ({ name: name!, path })),
);
const handlers = sources.flatMap(({ path, text }) =>
  [...text.matchAll(HANDLER)].map(([, name, message, made]) => ({
    name: (name ?? made)!,
    message: (message ?? made)!,
    path,
  })),
);
const wiring = filesUnder('api', /\.ts$/).map(textOf).join('\n');

describe('a message', () => {
  it('has one handler in its own file, named after it', () => {
    expect(handlers.map(({ message, path }) => `${message} in ${path}`).sort()).toEqual(
      messages.map(({ name, path }) => `${name} in ${path}`).sort(),
    );
    expect(handlers.filter(({ name, message }) => name !== message)).toEqual([]);
  });

  it('has its own file, named after it, or shares the file of its thing; so do queries that only pass a call on', () => {
    const passedOn = ({ name, path }: { name: string; path: string }) =>
      /^(\w+-)?queries\.ts$/.test(basename(path)) && textOf(path).includes(`export const ${name}Handler = answeredBy(`);
    /** `UpdateFeed` in `feeds.ts`, which is the only file of its messages. */
    const ofThing = ({ name, path }: { name: string; path: string }) =>
      kebab(name).includes(basename(path).replace(/s\.ts$/, '')) && basename(path).endsWith('s.ts');
    const own = ({ name, path }: { name: string; path: string }) => basename(path) === `${kebab(name)}.ts`;
    expect(messages.filter((message) => !own(message) && !passedOn(message) && !ofThing(message))).toEqual([]);
  });

  it('is bound to its handler exactly once', () => {
    const unwired = messages.filter(
      ({ name }) =>
        [...wiring.matchAll(new RegExp(`\\bhandle\\(\\s*(?:\\w+\\.)?${name},\\s*(?:\\w+\\.)?${name}Handler\\b`, 'g'))]
          .length !== 1,
    );
    expect(unwired).toEqual([]);
  });

  /** Returns a file's imports from the application; includes types if `types` is set. */
  const takenFromApplication = (path: string, types: boolean) =>
    [...textOf(path).matchAll(TAKEN)]
      .filter(([, type]) => types || !type)
      .flatMap(([, , names, from]) =>
        names!
          .split(',')
          .map((name) => name.trim())
          .filter((name) => types || !name.startsWith('type '))
          .map((name) => ({ name: name.replace(/^type /, ''), from: `application/${from}.ts` })),
      );
  const isMessage = ({ name, from }: { name: string; from: string }) =>
    messages.some((message) => message.path === from && [message.name, `${message.name}Handler`].includes(name));

  it('is imported by drivers of the product and by no adapter', () => {
    const files = filesUnder('adapters', /(?<!\.test)\.ts$/);
    expect(files.flatMap((path) => takenFromApplication(path, true)).length).toBeGreaterThan(50);
    expect(
      files.flatMap((path) =>
        takenFromApplication(path, true)
          .filter(isMessage)
          .map(({ name }) => `${path} imports ${name}`),
      ),
    ).toEqual([]);
  });

  it('is the only import of an operation from the application, except types', () => {
    const files = filesUnder('api', /\.(controller|operations)\.ts$/);
    expect(files.flatMap((path) => takenFromApplication(path, false)).length).toBeGreaterThan(50);
    expect(
      files.flatMap((path) =>
        takenFromApplication(path, false)
          .filter((taken) => !isMessage(taken))
          .map(({ name }) => `${path} imports ${name}`),
      ),
    ).toEqual([]);
  });

  it('is never sent by another handler', () => {
    const known = new Set(messages.flatMap(({ name }) => [name, `${name}Handler`]));
    const withHandler = new Set(handlers.map(({ path }) => path));
    const imported = sources
      .filter(({ path }) => withHandler.has(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(IMPORT)].flatMap(([, names]) =>
          names!.split(',').map((name) => ({ path, name: name.trim() })),
        ),
      );
    expect(imported.filter(({ name }) => known.has(name)).map(({ path, name }) => `${path} imports ${name}`)).toEqual(
      [],
    );
  });
});

describe('an operation', () => {
  const documented = filesUnder('api', /\.(controller|operations)\.ts$/).flatMap((path) =>
    textOf(path)
      .split(/@Operation\(|: operation\(/)
      .slice(1)
      .map((text) => ({
        asks: /\basks: (\w+)/.exec(text)?.[1],
        asked: [...text.matchAll(/new (\w+)\(/g)].map(([, name]) => name),
      })),
  );
  /** Asked by the strategy of a sign-in form, by each field of GraphQL, and by the requests of Slack, not by their controllers. */
  const ELSEWHERE = ['SignIn', 'EACH_FIELD', 'ReceiveSlackDelivery'];

  it('documents the requirement of the message it asks', () => {
    expect(documented.length).toBeGreaterThan(150);
    expect(documented.filter(({ asks, asked }) => !asked.includes(asks) && !ELSEWHERE.includes(asks ?? ''))).toEqual(
      [],
    );
  });

  it('reaches handlers through the bus only', () => {
    const users = filesUnder('api', /(?<!\.test)\.ts$/).filter((path) =>
      /import (?!type).*\b(CommandBus|QueryBus)\b/.test(textOf(path)),
    );
    expect(users).toEqual(['api/kernel/kernel.module.ts']);
  });
});
