import type { DraftSentence, Source } from './draft.ts';
import type { EvidenceContent } from './evidence-text.ts';
import { Verifier, verify } from './verify.ts';
import { withoutCitations } from './without-sources.ts';

const ID = '0198c5a2-0000-7000-8000-00000000000';
const TURNS = [
  ['Ada', 'We stopped using the dashboard in March. It’s “far too slow” – 20 seconds for one page.'],
  ['Ben', 'I would not buy it again. The export costs 1,200 euros a year.'],
  ['Ada', 'Fiancée 👩‍🔬 says the café  works\nwithout it.'],
] as const;

function source(key: string, turns: readonly (readonly [string, string])[] = TURNS, id = `${ID}1`): Source {
  let start = 0;
  const blocks = turns.map(([speaker, text], index) => {
    const end = start + [...text].length;
    const block = { start, end, speaker, startMs: index * 10_000, endMs: index * 10_000 + 9_500, fileId: null };
    start = end + 1;
    return block;
  });
  const text = turns.map(([, words]) => words).join('\n');
  return { key, type: 'note', id, parentId: null, projectId: null, title: 'Call 7', projectTitle: null, text, blocks };
}

const draft = (text: string, ...quotes: string[]): DraftSentence => ({
  section: null,
  text,
  quotes: quotes.map((quote) => ({ source: 'S1', quote })),
});
const kept = (...sentences: DraftSentence[]) =>
  verify(sentences, [source('S1')]).content.sections.flatMap(({ sentences: all }) => all.map(({ text }) => text));

describe('a sentence is kept if its quote occurs verbatim', () => {
  it.each([
    ['as it is', 'I would not buy it again.'],
    ['with other quotation marks, dashes and spaces', `it's  "far too slow" - 20 seconds`],
    ['in other case', 'i WOULD not buy it again'],
    ['with combining characters', 'Fiance\u0301e 👩‍🔬 says the cafe\u0301 works without it'],
    ['with invisible characters', 'I would\u200b not b\u00aduy it again'],
    ['inside quotation marks', '“I would not buy it again”'],
  ])('%s', (_, quote) => {
    expect(kept(draft('They would not buy it.', quote))).toEqual(['They would not buy it.']);
  });
});

describe('a sentence is dropped if its quote', () => {
  it.each([
    ['was made up', 'I would recommend it to everyone'],
    ['has one other word', 'I would now buy it again'],
    ['lacks a word', 'I would buy it again'],
    ['cuts a word', 'would not buy it aga'],
    ['has another accent', 'Fiancee says the cafe works'],
    ['joins words of two speakers', '20 seconds for one page. I would not buy it'],
    ['is too short to support anything', 'not buy'],
    ['is empty', ''],
  ])('%s', (_, quote) => {
    expect(kept(draft('They would not buy it.', quote))).toEqual([]);
  });

  it('is of a source that was not offered', () => {
    const quotes = [{ source: 'S2', quote: 'I would not buy it again' }];
    const { content, dropped } = verify([{ section: null, text: 'No.', quotes }], [source('S1')]);
    expect(content).toEqual({ sections: [], citations: [] });
    expect(dropped).toBe(1);
  });

  it('is missing', () => expect(kept(draft('They would not buy it.'))).toEqual([]));
});

describe('a sentence is dropped if its own words', () => {
  const quote = 'I would not buy it again. The export costs 1,200 euros a year.';
  it.each([
    ['have a number that the quotes lack', 'They pay 1,300 euros.'],
    ['count more than the quotes', 'Three of them would not buy it.'],
    ['have a name that the quotes lack', 'They would rather buy from Zaphod.'],
    ['say that someone else said it', 'Ada would not buy it again.'],
    ['have a link', 'They would not buy it, see https://evil.test/x.'],
    ['have an address without a scheme', 'See www.evil.test.'],
    ['have a script address', 'See javascript:alert(1).'],
    ['have HTML', 'They would <b>not</b> buy it.'],
    ['have an image in HTML', 'No <img src=x onerror=alert(1)'],
    ['have a Markdown link', 'They would not [buy](//evil.test) it.'],
    ['are missing', ' '],
    ['are endless', 'no '.repeat(1_000)],
  ])('%s', (_, text) => expect(kept(draft(text, quote))).toEqual([]));

  it.each([
    'They pay 1200 euros.',
    'Ben would not buy it, as in the Call.',
    'One would not buy it.',
    'They pay 1,200 euros, as call 7 shows.',
    'Only 1 would not buy it.',
  ])('but not with numbers of quotes and titles, or counts: %s', (text) =>
    expect(kept(draft(text, quote))).toEqual([text]),
  );
});

it('does not take nouns for names where a language capitalizes them, or where it translates', () => {
  const german = source('S1', [
    ['Ada', 'Wir haben das Werkzeug nach einem Jahr im März mit der ganzen Abteilung gekündigt.'],
  ]);
  const quotes = [{ source: 'S1', quote: 'das Werkzeug nach einem Jahr im März' }];
  expect(verify([{ section: null, text: 'Man hat auf das Produkt verzichtet.', quotes }], [german]).dropped).toBe(0);
  const translated = new Verifier([source('S1')], [], 'de');
  expect(translated.add(draft('Sie würden das Produkt nicht kaufen.', 'I would not buy it again'))).toBe(true);
});

it('cites the place with its speaker and seconds, in code points', () => {
  const { content } = verify([draft('Works without.', 'the café works without it')], [source('S1')]);
  const [citation] = content.citations;
  expect(citation).toMatchObject({ id: `${ID}1`, quote: 'the café  works\nwithout it', speaker: 'Ada', startTime: 20 });
  expect([...source('S1').text].slice(citation!.start, citation!.end).join('')).toBe(citation!.quote);
  expect(content.sections).toEqual([
    {
      key: 'text',
      title: null,
      startTime: null,
      sentences: [{ text: 'Works without.', citations: [citation!.citationReferenceId] }],
    },
  ]);
});

it('tells equal words apart by the claimed position', () => {
  const twice = source('S1', [['Ada', 'It is fine, really. Well. It is fine, really.']]);
  const at = (start: number) =>
    verify([{ section: null, text: 'Fine.', quotes: [{ source: 'S1', quote: 'It is fine, really.', start }] }], [twice])
      .content.citations[0]!.start;
  expect([at(0), at(26), at(40)]).toEqual([0, 26, 26]);
});

it('cites the same place once, and puts sentences into their sections', () => {
  const quotes = [{ source: 'S1', quote: 'I would not buy it again' }];
  const sections = ['pains', 'wishes', 'quotes'].map((key) => ({ key, title: key.toUpperCase() }));
  const sentences = [
    { section: 'quotes', text: 'Not again.', quotes },
    { section: 'pains', text: 'They regret it.', quotes },
    { section: 'pains', text: 'They  regret it.', quotes },
    { section: 'lies', text: 'They love it.', quotes },
  ];
  const { content, dropped } = verify(sentences, [source('S1')], sections);
  expect(content.citations).toHaveLength(1);
  expect(content.sections.map(({ key, sentences: all }) => [key, all.length])).toEqual([
    ['pains', 1],
    ['quotes', 1],
  ]);
  expect(dropped).toBe(1);
});

it('loses the sentences whose only citations are hidden, and their sections', () => {
  const other = source('S2', [['Cleo', 'The export is what we pay for.']], `${ID}2`);
  const { content } = verify(
    [
      draft('They would not buy it.', 'I would not buy it again'),
      {
        section: null,
        text: 'The export matters.',
        quotes: [
          { source: 'S1', quote: 'The export costs 1,200 euros' },
          { source: 'S2', quote: 'The export is what we pay for' },
        ],
      },
    ],
    [source('S1'), other],
  );
  const left = withoutCitations(content, ({ id }) => id === `${ID}1`);
  expect(left.sections.flatMap(({ sentences }) => sentences)).toEqual([
    { text: 'The export matters.', citations: ['c3'], unchecked: true },
  ]);
  expect(left.citations.map(({ id }) => id)).toEqual([`${ID}2`]);
  expect(withoutCitations(content, () => true)).toEqual({ sections: [], citations: [] });
});

describe('a short quote', () => {
  const short = (quote: string, start?: number) =>
    verify(
      [
        {
          section: null,
          text: quote,
          quotes: [{ source: 'S1', quote, ...(start !== undefined && { start, isPlaced: true }) }],
        },
      ],
      [source('S1')],
      [],
      { isExtracted: true },
    ).content.citations.map(({ quote: cited }) => cited);
  const at = [...source('S1').text].join('').indexOf('1,200');

  it('is kept only at its exact place', () => {
    expect(short('1,200', at)).toEqual(['1,200']);
    expect(short('1,200', at + 1)).toEqual([]);
    expect(short('1,200')).toEqual([]);
  });
});

describe('a text without some of its sources', () => {
  const place = verify([draft('They would not buy it.', 'I would not buy it again')], [source('S1')]).content.citations;
  const citations = ['c1', 'c2', 'c3'].map((citationReferenceId) => ({ ...place[0]!, citationReferenceId }));
  const sentences = [
    { text: 'Open.', citations: ['c1'] },
    { text: 'Open and other.', citations: ['c2', 'c3'] },
    { text: 'Our own words.', citations: [] },
  ];
  const content: EvidenceContent = { sections: [{ key: 'text', title: null, startTime: null, sentences }], citations };
  const is =
    (...ids: string[]) =>
    ({ citationReferenceId }: { citationReferenceId: string }) =>
      ids.includes(citationReferenceId);
  const left = ({ sections }: EvidenceContent) => sections.flatMap((one) => one.sentences.map(({ text }) => text));

  it('keeps the sentences that a member wrote without any', () => {
    expect(left(withoutCitations(content, is('c1')))).toEqual(['Open and other.', 'Our own words.']);
    expect(left(withoutCitations(content, () => true))).toEqual(['Our own words.']);
  });

  it('has no sentence that rests on a secret too, nor citations of such sentences alone', () => {
    const shown = withoutCitations(content, is('c3'), is('c3'));
    expect(left(shown)).toEqual(['Open.', 'Our own words.']);
    expect(shown.citations.map(({ citationReferenceId }) => citationReferenceId)).toEqual(['c1']);
  });
});

it('of a part of a text is cited at its place in the whole', () => {
  const part = { ...source('S1'), offset: 500 };
  const { content } = verify([draft('They would not buy it.', 'I would not buy it again')], [part]);
  const [{ start, end, quote, speaker }] = content.citations as [(typeof content.citations)[number]];
  const at = [...part.text].join('').indexOf('I would not') + 500;
  expect({ start, end, quote, speaker }).toEqual({
    start: at,
    end: at + 24,
    quote: 'I would not buy it again',
    speaker: 'Ben',
  });
});
