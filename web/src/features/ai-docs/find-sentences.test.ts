import { Schema } from '@tiptap/pm/model';
import { findSentences } from './find-sentences.ts';

const schema = new Schema({ nodes: { doc: { content: 'paragraph+' }, paragraph: { content: 'text*' }, text: {} } });
const docOf = (...texts: string[]) =>
  schema.node(
    'doc',
    null,
    texts.map((text) => schema.node('paragraph', null, text === '' ? [] : [schema.text(text)])),
  );
const sentence = (text: string) => ({ text, citations: ['c1'] });
const content = {
  citations: [],
  sections: [
    { key: 'a', title: null, startTime: null, sentences: [sentence('Numbers are\nchecked.'), sentence('It costs.')] },
  ],
};

it('finds the sentences that stand as they were written, each once', () => {
  const doc = docOf('', 'So: Numbers are checked. Numbers are checked.', 'It costs much.');
  const found = findSentences(doc, content);
  expect(found.map(({ id, from, to }) => [id, doc.textBetween(from, to)])).toEqual([['0-0', 'Numbers are checked.']]);
});
