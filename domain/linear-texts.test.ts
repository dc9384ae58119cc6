import { TEXT_SHAPES } from '../test/builders/text-shapes.ts';
import { growth } from '../test/support/growth.ts';
import { reanchor } from './anchors/index.ts';
import { commentText } from './comments/index.ts';
import { type RichNode, checkRichText, layOut, numberOfWords, toHtml, toMarkdown } from './content/index.ts';
import { type Citation, type Source, citedNote, currentCitation } from './evidence/index.ts';
import { readCountQuestion } from './conversations/index.ts';
import { QuotedSources } from './evidence/find-quote.ts';
import {
  type ReadSentence,
  isQuestion,
  leadIn,
  sentencesOf,
  statementScore,
  wordVectors,
  wordsOf,
} from './extraction/index.ts';
import { findWords } from './highlights/index.ts';
import { compareTexts } from './history/index.ts';
import { copyEraser, placesNamed } from './redaction/index.ts';
import { embeddedPassages, foldText, foldedWords, passagesOf, readQuery } from './search/index.ts';
import { candidates, feltIn, keyOfWords, personalDataIn, withoutOverlaps } from './suggestions/index.ts';
import { hasSigns } from './summaries/framework-section.ts';
import { FRAMEWORKS } from './summaries/index.ts';
import { interviewersOf } from './summaries/interviewers.ts';
import { questionsOf } from './summaries/questions.ts';
import { normalize } from './text/index.ts';

const TEXT_MAX = 5_000_000;

const documentOf = (text: string): RichNode => ({
  type: 'doc',
  content: text.split('\n').map((line) => ({ type: 'paragraph', content: line ? [{ type: 'text', text: line }] : [] })),
});
const ignored = (compute: () => unknown): unknown => {
  try {
    return compute();
  } catch {
    return null;
  }
};
/** Words of the text that overlap themselves if it repeats itself, and are not at its start. */
const repeating = (text: string): string => text.slice(1, text.length / 2);
const sourceOf = (text: string): Source => ({
  key: 'N1',
  type: 'note',
  id: 'N1',
  parentId: null,
  projectId: null,
  title: '',
  projectTitle: null,
  text,
  blocks: [],
});
const VECTOR = new Float32Array([0.6, 0.8]);
const readOf = (text: string): ReadSentence[] =>
  sentencesOf(text, []).map((sentence) => ({ ...sentence, source: 'N1', vector: VECTOR, position: 0, statement: 0 }));
const CITED = { start: 0, text: '', startTime: null, fileId: null } as unknown as Citation;
const removed = { text: 'Anna said', before: 'we liked it but', after: 'the search is' };

/** A computation on a whole text, and the most characters it is given if they are not those of a note. */
const COMPUTATIONS: Readonly<Record<string, readonly [compute: (text: string) => unknown, most?: number]>> = {
  'laying out': [(text) => layOut(documentOf(text))],
  'checking content': [(text) => checkRichText(documentOf(text))],
  'writing Markdown': [(text) => toMarkdown(documentOf(text))],
  'writing HTML': [(text) => toHtml(documentOf(text))],
  'counting words': [numberOfWords],
  'comparing two versions': [
    (text) =>
      compareTexts(...([text, `${text.slice(0, 50)} new ${text.slice(50)}`].map(version) as [Version, Version])),
  ],
  'finding words to highlight': [(text) => ignored(() => findWords({ quote: text.slice(0, 300), before: 'no' }, text))],
  'cutting into passages': [passagesOf],
  'cutting into passages with a meaning': [(text) => embeddedPassages('Title', text)],
  folding: [foldText],
  normalizing: [(text) => normalize(text, 'caseless')],
  'reading a query': [readQuery, 100_000],
  'reading a counting question': [(text) => readCountQuestion(`How many notes ${text}`, '2026-11-29'), 100_000],
  'folding words': [foldedWords],
  'splitting into sentences': [(text) => sentencesOf(text, [])],
  'judging a statement': [(text) => [statementScore(text), leadIn(text), isQuestion(text)]],
  'splitting into words': [wordsOf],
  'meaning by words': [(text) => wordVectors([text])],
  'judging feelings': [(text) => feltIn(text, () => 0), 200_000],
  'reading signs of frameworks': [
    (text) => Object.values(FRAMEWORKS).map(({ signs = [] }) => hasSigns([text], signs)),
    500_000,
  ],
  'finding interviewers': [(text) => interviewersOf({ text, blocks: [] })],
  'finding a quote': [
    (text) => new QuotedSources([sourceOf(text)]).find({ source: 'N1', quote: repeating(text), start: 0 }),
  ],
  'finding a citation again': [
    (text) => currentCitation({ ...CITED, quote: repeating(text) }, citedNote(text, null, null)),
  ],
  'finding the words of a highlight again': [
    (text) => reanchor({ quote: repeating(text).slice(0, 4_000), before: 'no', after: '', start: 0, end: 1 }, text),
  ],
  'finding the answers to questions': [(text) => questionsOf(sourceOf(text), readOf(text)), 500_000],
  'finding personal data': [personalDataIn],
  'removing overlaps': [
    (text) =>
      withoutOverlaps(
        [...text.matchAll(/\S+/gu)].map(({ 0: { length }, index }) => ({ start: index, end: index + length })),
      ),
  ],
  'choosing candidates': [(text) => candidates(layOut(documentOf(text)))],
  'a key of words': [keyOfWords, 20_000],
  'finding a name': [(text) => placesNamed(text, 'Anna Miller')],
  'erasing copies': [(text) => copyEraser([removed], true)(text)],
  'storing a comment': [(text) => ignored(() => commentText(text)), 10_000],
};

type Version = Parameters<typeof compareTexts>[0];
const version = (text: string): Version => ({ content: documentOf(text), speakers: {} });

describe('the time for a text of any shape', () => {
  it.each(Object.entries(COMPUTATIONS))('grows with its length: %s', (_, [compute, most = TEXT_MAX]) => {
    const ratios = Object.entries(TEXT_SHAPES).map(([shape, textOf]): [string, number] => [
      shape,
      growth(textOf, compute, most),
    ]);
    expect(ratios.filter(([, ratio]) => ratio > 2.8)).toEqual([]);
  });
});
