import { checkRichText, plainText } from '../content/index.ts';
import { isEdited, titleOfDoc, UNTITLED_DOC } from './ai-doc.ts';
import { docContent } from './doc-content.ts';
import { distinctSources, docInstruction } from './instruction.ts';

describe('the document of a generated text', () => {
  const sentence = (text: string) => ({ text, citations: ['c1'] });
  const section = (title: string | null, ...texts: string[]) => ({
    key: title ?? 'text',
    title,
    startTime: null,
    sentences: texts.map(sentence),
  });

  it('has a heading for each titled section, and a paragraph for each sentence', () => {
    const document = docContent({
      sections: [section('Pains', 'One.', 'Two.'), section(null, 'Three.')],
      citations: [],
    });
    expect(document.content?.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'paragraph', 'paragraph']);
    expect(plainText(document)).toBe('Pains\nOne.\nTwo.\nThree.');
  });

  it('is valid rich text, also when it is empty or its sentences have line breaks', () => {
    expect(() => checkRichText(docContent({ sections: [], citations: [] }))).not.toThrow();
    const broken = docContent({ sections: [section('Empty'), section(null, 'One\nline.')], citations: [] });
    expect(() => checkRichText(broken)).not.toThrow();
    expect(plainText(broken)).toBe('One line.');
  });
});

it('takes an instruction exactly where the framework asks for one', () => {
  expect(docInstruction('CustomPrompt', ' Why? ')).toBe('Why?');
  expect(docInstruction('Summary', undefined)).toBeNull();
  expect(() => docInstruction('CustomPrompt', ' ')).toThrow('`prompt` is missing');
  expect(() => docInstruction('Summary', 'Why?')).toThrow('`prompt` is only for the framework CustomPrompt');
});

it('names a doc by its framework if it has no title', () => {
  expect(titleOfDoc(' Pains ', 'Summary')).toBe('Pains');
  expect(titleOfDoc(' ', 'ByThemes')).toBe('By topics');
  expect(titleOfDoc(undefined, 'CustomPrompt')).toBe(UNTITLED_DOC);
});

it('is edited by updates after those that filled it', () => {
  expect(isEdited({ filledSeq: 3 }, 3)).toBe(false);
  expect(isEdited({ filledSeq: 3 }, 4)).toBe(true);
});

it('reads each source once', () => {
  const note = { type: 'NOTE', id: 'n' } as const;
  expect(distinctSources([note, { type: 'TAG', id: 'n' }, note])).toEqual([note, { type: 'TAG', id: 'n' }]);
});
