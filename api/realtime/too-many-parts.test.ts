import * as Y from 'yjs';
import { countParts, hasTooManyParts } from './too-many-parts.ts';

/** Returns a document with every content type of an update. */
function everything(): Y.Doc {
  const document = new Y.Doc();
  const content = document.getXmlFragment('content');
  const [text, hook] = [new Y.XmlText('Wörter 😀 and more'), new Y.XmlHook('hook') as unknown as Y.XmlElement];
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [text, new Y.XmlElement('hardBreak'), hook]);
  content.insert(0, [paragraph, new Y.XmlElement('image')]);
  (content.get(1) as Y.XmlElement).setAttribute('fileId', 'f'.repeat(200));
  text.format(2, 4, { bold: true, 'highlight--1': { id: 'h1' } });
  text.insertEmbed(3, { kind: 'embed' });
  document.getMap('speakers').set('deep', {
    list: [1, -200, 2.5, 1e300, true, false, null, 'text', [], {}, [[{ a: [1] }]]],
    bytes: new Uint8Array([1, 2, 3]),
    none: undefined,
    big: 10n,
  });
  document.getMap('speakers').set('bytes', new Uint8Array(300));
  document.getMap('speakers').set('inner', new Y.Doc({ guid: 'guid' }));
  document.getArray('list').push([1, 'two', { three: 3 }, new Y.Map(), new Y.Text('in')]);
  text.delete(1, 3);
  document.getArray('list').delete(1, 1);
  return document;
}

const partsOf = (update: Uint8Array): number => {
  const { structs, ds } = Y.decodeUpdate(update);
  return structs.length + [...ds.clients.values()].reduce((sum, { length }) => sum + length, 0);
};

describe('parts of a change', () => {
  it('are counted as Yjs reads them', () => {
    const document = everything();
    const before = Y.encodeStateVector(document);
    const other = new Y.Doc();
    Y.applyUpdate(other, Y.encodeStateAsUpdate(document));
    other.getXmlFragment('content').push([new Y.XmlElement('paragraph')]);
    other.getXmlFragment('content').delete(0, 1);
    Y.applyUpdate(document, Y.encodeStateAsUpdate(other));
    for (const update of [
      Y.encodeStateAsUpdate(document),
      Y.encodeStateAsUpdate(document, before),
      Y.encodeStateAsUpdate(everything()),
      Y.encodeStateAsUpdate(new Y.Doc()),
    ]) {
      expect(countParts(update, 10_000)).toBe(partsOf(update));
    }
  });

  it('end at malformed data', () => {
    for (const update of [
      [],
      [0xff],
      [1, 0xff, 0xff, 0xff, 0x7f, 1, 1],
      [255, 255, 255, 255, 255, 255, 15],
      [1, 1, 1, 0, 0x08, 1, 1, 97, 0xff, 0xff, 0x7f, 117, 0xff, 0x7f],
    ]) {
      expect(countParts(new Uint8Array(update), 100)).toBeLessThanOrEqual(101);
    }
  });

  it('are limited per change and per document, and long words count once', () => {
    const [document, client] = [new Y.Doc(), new Y.Doc()];
    const text = client.getText('content');
    text.insert(0, 'x'.repeat(10_000));
    const limits = { change: 100, document: 150 };
    expect(hasTooManyParts(document, Y.encodeStateAsUpdate(client), limits)).toBe(false);
    client.transact(() => {
      for (let n = 0; n < 90; n += 1) text.insert(0, 'y');
    });
    expect(hasTooManyParts(document, Y.encodeStateAsUpdate(client), limits)).toBe(false);
    Y.applyUpdate(document, Y.encodeStateAsUpdate(client));
    const before = Y.encodeStateVector(client);
    client.transact(() => {
      for (let n = 0; n < 90; n += 1) text.insert(0, 'z');
    });
    expect(hasTooManyParts(document, Y.encodeStateAsUpdate(client, before), limits)).toBe(true);
    expect(hasTooManyParts(new Y.Doc(), Y.encodeStateAsUpdate(client), limits)).toBe(true);
    const again = Y.encodeStateVector(client);
    text.delete(0, 50);
    expect(hasTooManyParts(document, Y.encodeStateAsUpdate(client, again), limits)).toBe(false);
  });
});
