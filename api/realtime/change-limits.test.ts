import { RICH_TEXT_LIMITS } from '@evident/domain/content';
import * as Y from 'yjs';
import { refusalOf } from './change-limits.ts';

const { overlaps } = RICH_TEXT_LIMITS;
/** Small, because clients mark large texts slowly. */
const LIMITS = { characters: 10_000, highlights: 500 };
const name = (n: number): string => `highlight--${n.toString(36).padStart(8, '0')}`;

/** Returns a document with one paragraph, on the server and on a client. */
function opened(words: string) {
  const server = new Y.Doc();
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText(words)]);
  server.getXmlFragment('content').insert(0, [paragraph]);
  const client = new Y.Doc();
  Y.applyUpdate(client, Y.encodeStateAsUpdate(server));
  const text = (client.getXmlFragment('content').get(0) as Y.XmlElement).get(0) as Y.XmlText;
  /** Returns the server's verdict on a change and applies the change unless it is refused. */
  const send = (change: () => void): string | null => {
    const before = Y.encodeStateVector(client);
    client.transact(change);
    const update = Y.encodeStateAsUpdate(client, before);
    const refused = refusalOf(server, update, LIMITS);
    if (!refused) Y.applyUpdate(server, update);
    return refused;
  };
  return { server, client, text, send };
}

describe('changes to a document', () => {
  it.each([
    ['the same words', () => 0],
    ['words that begin one after the other', (n: number) => n],
  ])('limit the number of highlights on %s', (_which, at) => {
    const { text, send } = opened('x'.repeat(5_000));
    for (let n = 0; n < overlaps; n += 1)
      expect(send(() => text.format(at(n), 2_000, { [name(n)]: { id: String(n) } }))).toBeNull();
    expect(
      send(() => {
        for (let n = overlaps; n < 1_500; n += 1) text.format(at(n), 2_000, { [name(n)]: { id: String(n) } });
      }),
    ).toBe('At most 50 highlights can overlap');
  });

  it('are refused if marks of any name overlap too much, also in inserted text', () => {
    const { client, send } = opened('Start.');
    expect(
      send(() => {
        const [paragraph, text] = [new Y.XmlElement('paragraph'), new Y.XmlText('x'.repeat(2_000))];
        paragraph.insert(0, [text]);
        client.getXmlFragment('content').insert(1, [paragraph]);
        for (let n = 0; n < 1_500; n += 1) text.format(n, 500, { [`unknown${n}`]: true });
      }),
    ).toBe('At most 50 highlights can overlap');
  });

  it('may add many adjacent highlights to a paragraph and remove them', () => {
    const { text, send } = opened('x'.repeat(5_000));
    expect(
      send(() => {
        for (let n = 0; n < 400; n += 1) text.format(n * 2, 2, { [name(n)]: { id: String(n) } });
      }),
    ).toBeNull();
    expect(
      send(() => {
        for (let n = 0; n < 60; n += 1) text.format(0, 2, { [name(n + 420)]: { id: 'other' } });
      }),
    ).not.toBeNull();
    expect(
      send(() => {
        for (let n = 0; n < 400; n += 1) text.format(n * 2, 2, { [name(n)]: null });
      }),
    ).toBeNull();
  });

  it('count current highlights only', () => {
    const { text, send } = opened('x'.repeat(1_010));
    const some = (from: number, count: number, value: unknown) =>
      send(() => {
        for (let n = from; n < from + count; n += 1) text.format((n % LIMITS.highlights) * 2, 1, { [name(n)]: value });
      });
    expect(some(0, LIMITS.highlights, { id: 'one' })).toBeNull();
    expect(some(0, 10, null)).toBeNull();
    expect(some(LIMITS.highlights, 10, { id: 'two' })).toBeNull();
    expect(some(LIMITS.highlights + 10, 1, { id: 'three' })).toBe('A document holds at most 500 highlights');
  });

  it('may not exceed the length limit, but may always shorten the text', () => {
    const { text, send } = opened('x'.repeat(LIMITS.characters - 10));
    expect(send(() => text.insert(0, 'y'.repeat(10)))).toBeNull();
    expect(
      send(() => {
        text.delete(0, 5);
        text.insert(0, 'zzzzz');
      }),
    ).toBeNull();
    expect(send(() => text.insert(0, '!'))).toContain('longer than 10,000 characters');
    expect(send(() => text.delete(0, 100))).toBeNull();
  });

  it('are judged by their new content when a client sends its whole document', () => {
    const { server, client, text, send } = opened('x'.repeat(8_000));
    expect(send(() => text.insert(0, 'More.'))).toBeNull();
    expect(refusalOf(server, Y.encodeStateAsUpdate(client), LIMITS)).toBeNull();
  });
});
