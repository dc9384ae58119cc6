import * as Y from 'yjs';
import { keptRange, placeOfRange, unshown } from './kept-range.ts';
import { SpeakerNames } from './speaker-names.ts';
import { wordsBetween } from './text-positions.ts';

const opened = (state?: Uint8Array) => {
  const doc = new Y.Doc();
  if (state) Y.applyUpdate(doc, state);
  return { doc, content: doc.getXmlFragment('content'), speakers: new SpeakerNames(doc.getMap('speakers')) };
};
type Opened = ReturnType<typeof opened>;

function paragraph({ content }: Opened, words: string): Y.XmlText {
  const [element, text] = [new Y.XmlElement('paragraph'), new Y.XmlText(words)];
  element.insert(0, [text]);
  content.push([element]);
  return text;
}

describe('a kept range', () => {
  const kept = (words: string) => {
    const live = opened();
    paragraph(live, 'Before.');
    const text = paragraph(live, 'I never trust it at first.');
    const { doc, mapping } = unshown(live);
    const from = doc.textBetween(0, doc.content.size, ' ').indexOf(words) + 2;
    return { live, text, range: keptRange(live.content, mapping, from, from + words.length) };
  };
  const wordsOf = (live: Opened, range: Parameters<typeof placeOfRange>[2]) => {
    const { doc, mapping } = unshown(live);
    const place = placeOfRange(live, mapping, range);
    return place && wordsBetween(doc, place.from, place.to);
  };

  it('follows its words after a reload, with words of others around it and in it', () => {
    const { live, text, range } = kept('never trust');
    expect(wordsOf(live, range)).toBe('never trust');
    const other = opened(Y.encodeStateAsUpdate(live.doc));
    const theirs = other.content.get(1) as Y.XmlElement;
    (theirs.get(0) as Y.XmlText).insert(2, 'would ');
    text.insert(13, '!');
    text.insert(7, ' really');
    const reloaded = opened(Y.mergeUpdates([Y.encodeStateAsUpdate(live.doc), Y.encodeStateAsUpdate(other.doc)]));
    const again = JSON.parse(JSON.stringify(range)) as typeof range;
    expect(wordsOf(reloaded, again)).toBe('never really trust');
  });

  it('is gone with its words, and never takes their neighbors', () => {
    const { live, text, range } = kept('never trust');
    text.delete(2, 11);
    expect(wordsOf(live, range)).toBeNull();
  });

  it('is gone with its paragraph', () => {
    const { live, range } = kept('never trust');
    live.content.delete(1, 1);
    expect(wordsOf(live, range)).toBeNull();
  });
});
