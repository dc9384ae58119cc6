import type { DocumentSince } from '@evident/application/content/document-workers';
import { uuidV7 } from '../system/uuid-v7.ts';
import { join } from 'node:path';
import * as Y from 'yjs';
import { doc, paragraph } from '../../test/builders/rich-text.ts';
import { until } from '../../test/support/waiting.ts';
import { documentFrom } from './document-from.ts';
import { DocumentThreads, type ThreadOptions } from './document-threads.ts';
import { yjsDocumentCodec } from './yjs-document-codec.ts';

/** Stored document: its updates, and the last derived text. */
class Stored {
  readonly id = uuidV7.newId();
  readonly updates: Uint8Array[] = [
    documentFrom(doc(paragraph('I never trust the first number.'), paragraph('Nobody does.'))),
  ];
  derivedSeq = 0;
  derivedText = 'I never trust the first number.\nNobody does.';
  whole = 0;

  get lastSeq(): number {
    return this.updates.length - 1;
  }
  since(held: number): DocumentSince {
    const { id, lastSeq, derivedSeq, updates } = this;
    return {
      id,
      lastSeq,
      derivedSeq,
      uncommitted: false,
      base: held,
      updates: held < 0 ? updates : updates.slice(held + 1),
      all: async () => {
        this.whole += 1;
        return updates;
      },
      text: async () => this.derivedText,
    };
  }
  /** Types at the beginning of a paragraph. */
  type(words: string, at = 0): void {
    const document = new Y.Doc();
    for (const update of this.updates) Y.applyUpdate(document, update);
    const before = Y.encodeStateVector(document);
    ((document.getXmlFragment('content').get(at) as Y.XmlElement).get(0) as Y.XmlText).insert(0, words);
    this.updates.push(Y.encodeStateAsUpdate(document, before));
  }
}

describe('documents in worker threads', () => {
  const open: DocumentThreads[] = [];
  const threads = (options: Partial<ThreadOptions> = {}): DocumentThreads => {
    const made = new DocumentThreads({ threads: 1, ...options });
    open.push(made);
    return made;
  };
  afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

  const now = new Date();
  const input = { highlights: '[]', speakers: {}, now };
  const words = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
  const derive = async (by: Pick<DocumentThreads, 'run' | 'held'>, stored: Stored) => {
    const { content, text, ...rest } = await by.run('derive', stored.since(by.held(stored.id)), input);
    stored.derivedSeq = stored.lastSeq;
    stored.derivedText = words(text);
    return { content: JSON.parse(words(content)) as unknown, text: words(text), ...rest };
  };
  const mark = (by: DocumentThreads, stored: Stored, quote: string) =>
    by.run('anchor', stored.since(by.held(stored.id)), {
      id: uuidV7.newId(),
      words: { quote },
      mayWrite: true,
      derived: stored.derivedSeq === stored.lastSeq,
    });

  it('derive the same after each update as from scratch', async () => {
    const [workers, stored] = [threads(), new Stored()];
    for (const [at, typed] of [
      [0, 'Well. '],
      [1, 'No. '],
      [0, '😀 '],
    ] as const) {
      stored.type(typed, at);
      const expected = await derive(yjsDocumentCodec as never, stored);
      expect(await derive(workers, stored)).toEqual(expected);
    }
    expect(stored.whole).toBe(0);
  });

  it('keep a stored mark and forget a rolled back one', async () => {
    const [workers, stored] = [threads(), new Stored()];
    stored.updates.push((await mark(workers, stored, 'never trust'))!.mark!);
    expect(JSON.stringify((await derive(workers, stored)).content)).toContain('highlight');
    expect(stored.whole).toBe(0);
    expect(await mark(workers, stored, 'Nobody')).not.toBeNull();
    stored.type('So ');
    const { content } = await derive(workers, stored);
    expect(JSON.stringify(content).match(/highlight/g)).toHaveLength(1);
    expect(stored.whole).toBe(1);
  });

  it('forget updates that were rolled back, whose numbers are reused', async () => {
    const [workers, stored] = [threads(), new Stored()];
    await derive(workers, stored);
    stored.type('Rolled back. ');
    await workers.run(
      'anchor',
      { ...stored.since(workers.held(stored.id)), uncommitted: true },
      { id: uuidV7.newId(), words: { quote: 'Nobody' }, mayWrite: false, derived: true },
    );
    stored.updates.pop();
    stored.type('Stored. ');
    expect((await derive(workers, stored)).text).toBe('Stored. I never trust the first number.\nNobody does.');
  });

  it('end when idle, and open their documents again', async () => {
    const [workers, stored] = [threads({ idleMs: 0 }), new Stored()];
    await derive(workers, stored);
    await until(() => workers.held(stored.id) === -1);
    stored.type('Well. ');
    expect((await derive(workers, stored)).text).toBe('Well. I never trust the first number.\nNobody does.');
  });

  it('place no highlight in an underived text', async () => {
    const [workers, stored] = [threads(), new Stored()];
    stored.type('So ');
    expect(await mark(workers, stored, 'Nobody')).toBeNull();
    await derive(workers, stored);
    expect(await mark(workers, stored, 'Nobody')).toMatchObject({ place: { start: 35, end: 41 } });
  });

  it('refuse what the task refuses', async () => {
    await expect(mark(threads(), new Stored(), 'other words')).rejects.toMatchObject({ code: 'UnprocessableContent' });
  });

  it('refuse a document that takes too long, without trying again', async () => {
    const stored = new Stored();
    await expect(derive(threads({ timeMs: 1 }), stored)).rejects.toMatchObject({ code: 'UnprocessableContent' });
    expect(stored.whole).toBe(0);
  });

  it('retry a crashed task once in a new thread, then give up', async () => {
    const stored = new Stored();
    const dead = threads({ program: join(import.meta.dirname, 'no-such-program.ts') });
    await expect(derive(dead, stored)).rejects.toThrow();
    const workers = threads();
    await expect(
      workers.run(
        'anchor',
        { ...stored.since(-1), updates: [Uint8Array.of(1, 2, 3)], all: async () => stored.updates },
        { id: 'x', words: { quote: 'Nobody' }, mayWrite: true, derived: true },
      ),
    ).resolves.toMatchObject({ place: { text: 'Nobody' } });
  });
});
