import type { RichNode } from '../content/index.ts';
import { erasedContent, eraserOf, identifyingWords } from './index.ts';

const text = (words: string, ...marks: string[]): RichNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const turn = (speaker: string, ...content: RichNode[]): RichNode => ({ type: 'turn', attrs: { speaker }, content });
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content });

describe('the words that identify a person', () => {
  const person = {
    name: 'Ada Lovelace',
    details: { Email: 'ada@example.org', Phone: '+44 20 7946 0000', City: 'London' },
  };
  it('are the full name and ways to reach them everywhere, and single names only in their notes', () => {
    const { everywhere, inNotes } = identifyingWords(person, ['Speaker A']);
    expect(everywhere).toEqual(['Ada Lovelace', 'ada@example.org', '+44 20 7946 0000']);
    expect(inNotes).toEqual([...everywhere, 'Speaker A', 'Ada', 'Lovelace']);
  });
  it('are profiles too, but not the site of an employer, in details and values of fields', () => {
    const details = { Site: 'https://acme.example/', GitHub: 'https://github.com/ada-l?tab=repos' };
    const values = ['www.linkedin.com/in/adal', 'mailto:ada@example.net', 'tel:+4420 7946 0000', 'Likes tea / coffee'];
    expect(identifyingWords({ name: 'Ada', details }, [], values).everywhere).toEqual([
      'github.com/ada-l',
      'linkedin.com/in/adal',
      'ada@example.net',
      '+4420 7946 0000',
    ]);
  });
  it('are not a single name everywhere, which may mean others', () => {
    for (const name of ['Ada', 'Ada \u200b', '- Ada .', ''])
      expect(identifyingWords({ name, details: {} }, []).everywhere).toEqual([]);
  });
});

describe('erasing words', () => {
  const erase = eraserOf(['Ada Lovelace', 'Ada', 'ada@example.org']);
  it('takes whole words in any case, with any white space, the longest first', () => {
    expect(erase('ADA\nLovelace (ada@example.org) and Adam met Ada.')).toEqual({
      text: '[erased] ([erased]) and Adam met [erased].',
      count: 3,
    });
  });
  it.each([
    'ZOË MÜLLER',
    'Zoe\u0308 Mu\u0308ller',
    'Zoe Muller',
    'Zoe Mueller',
    'Zo\u00adë\u200b Mü\u00adller',
    'Ｚｏë\u00a0Müller',
    'Zoë_Müller',
    'Zoë-Müller',
    'Müller, Zoë',
  ])('takes a full name as others write it: %j', (name) => {
    expect(eraserOf(['Zoë Müller'])(`“${name}”, né`).text).toBe('“[erased]”, né');
  });
  it('leaves names that hold the name', () => {
    const others = 'Zoë Müllerová, Chloé Müller, Müller and Zoë';
    expect(eraserOf(['Zoë Müller'])(others)).toEqual({ text: others, count: 0 });
  });
  it.each([
    'Present: Tom Berg, Ann Miller',
    'Tom Berg, Ann and I',
    'T. Berg, Ann',
    'Berg, Ann Miller',
    'Berg, Ann-Lena',
    'Tom Meyer-Berg, Ann',
    'TOM BERG, ANN MILLER',
    'tom berg, ann miller',
    'Tom Berg,\nAnn Miller',
    'Tom O’Berg, Ann and I',
  ])('keeps the names of others in a list: %s', (names) => {
    expect(eraserOf(['Ann Berg'])(names)).toEqual({ text: names, count: 0 });
  });
  it.each([
    ['Present: Berg, Ann; Miller, Tom', 'Present: [erased]; Miller, Tom'],
    ['Tom Smith\nBerg, Ann\nMiller, Tom', 'Tom Smith\n[erased]\nMiller, Tom'],
    ['We met Tom. Berg, Ann said', 'We met Tom. [erased] said'],
    ['Dr. Berg, Ann M. (2020)', 'Dr. [erased] M. (2020)'],
    ['by BERG,ANN', 'by [erased]'],
    ['Tom Berg, Ann Berg, Berg, Ann', 'Tom Berg, [erased], [erased]'],
  ])('finds the last name first where it is one name: %s', (names, left) => {
    expect(eraserOf(['Ann Berg'])(names).text).toBe(left);
  });
  it('counts a name once where its parts are words too', () => {
    expect(eraserOf(['Ann Berg', 'Ann', 'Berg'])('Berg, Ann met Tom Berg, Ann Lee')).toEqual({
      text: '[erased] met Tom [erased], [erased] Lee',
      count: 3,
    });
  });
  it.each(['Ann \u200b\u200b\u200b Berg', '\u2060 Ann Berg', 'Ann \u0301 Berg \u00b4'])(
    'leaves out parts in which nothing can be seen: %j',
    (name) => {
      expect(eraserOf([name, 'Ann'])('Ann Berg, Ann (both) - 2').text).toBe('[erased], [erased] (both) - 2');
    },
  );
  it.each(['\u200b', '\u00b4', '?', '-', '...', ''])('finds no word without letters, digits or symbols: %j', (name) => {
    const others = 'Why - (they) asked ... ? ´';
    expect(eraserOf([name])(others)).toEqual({ text: others, count: 0 });
    expect(eraserOf([name, 'they'])(others).count).toBe(1);
  });
  it.each(['Anna Lena Berg', 'ANNA_LENA-BERG', 'Anna\u2010Lena Berg', 'Anna\u2011Lena Berg', 'Berg, Anna Lena'])(
    'finds a name with a hyphen as others write it: %s',
    (name) => {
      expect(eraserOf(['Anna-Lena Berg'])(`(${name})`).text).toBe('([erased])');
      expect(eraserOf(['Anna‐Lena Berg'])(`(${name})`).text).toBe('([erased])');
    },
  );
  it('keeps parts with a hyphen together', () => {
    const others = 'Anna Berg, Lena Berg, Berg, Lena; Annalena Berg; Joe, Jol; Müller';
    expect(eraserOf(['Anna-Lena Berg', 'Jo', 'Mueller', 'Joel'])(others)).toEqual({ text: others, count: 0 });
  });
  it.each([
    ['राम', 'राम, रमा, रीमा, रोम, रामा और राम।', '[erased], रमा, रीमा, रोम, रामा और [erased]।'],
    ['รัก', 'รัก รก', '[erased] รก'],
    ['はな', 'はな ばな ぱな', '[erased] ばな ぱな'],
    ['محمد', 'مُحَمَّد محمود', '[erased] محمود'],
    ['דוד', 'דָּוִד דודי', '[erased] דודי'],
    ['Андрій', 'А\u0301ндрій Андрійко', '[erased] Андрійко'],
  ])(
    'keeps names that differ in vowel signs, and finds those that differ in points and accents: %s',
    (name, words, left) => {
      expect(eraserOf([name])(words).text).toBe(left);
    },
  );
  it('keeps addresses whose names differ in vowel signs', () => {
    const others = 'https://x.example/रीमा https://x.example/रामा';
    expect(eraserOf(['राम'])(`${others} https://x.example/राम`).text).toBe(`${others} [erased]`);
  });
  it('takes hyphens and other signs literally', () => {
    const signs = eraserOf(['Anna-Lena Meier', '+49 30-1234 (5)']);
    expect(signs('Call anna-lena Meier at +49 30-1234 (5).')).toEqual({ text: 'Call [erased] at [erased].', count: 2 });
  });
  it.each([
    ['https://www.linkedin.com/in/ada-lovelace-5b7', '[erased]'],
    ['See [her](https://x.example/lovelace.ada).', 'See [her]([erased]).'],
    ['mailto:adalovelace@work.example, or', '[erased], or'],
    ['ada.lovelace@work.example!', '[erased]!'],
    ['https://x.example/to?m=ada%40example.org', '[erased]'],
    ['facebook.com/%C3%81da_Lovelace', '[erased]'],
    ['tel:02079460000, +442079460000 or 44 (20) 7946.0000', 'tel:02079460000, [erased] or [erased]'],
    ['https://ada-lang.example', 'https://ada-lang.example'],
    [
      'https://x.example/canada-lovelaces and/or ada. Lovelace',
      'https://x.example/canada-lovelaces and/or ada. Lovelace',
    ],
  ])('takes addresses as a whole: %s', (text, left) => {
    expect(eraserOf(['Ada Lovelace', 'ada@example.org', '+44 20 7946 0000'])(text).text).toBe(left);
  });
  it('of nothing changes nothing', () => {
    expect(eraserOf([])('Ada')).toEqual({ text: 'Ada', count: 0 });
  });

  it('removes mentions, also where a name is partly bold, and keeps other marks', () => {
    const { content, mentions } = erasedContent(
      doc(
        { type: 'paragraph', content: [text('By '), text('Ada', 'bold'), text(' Lovelace')] },
        { type: 'paragraph', content: [text('Ask Ada'), text(' twice', 'italic')] },
      ),
      eraserOf(['Ada Lovelace', 'Ada']),
      new Set(),
    );
    expect(content.content).toEqual([
      { type: 'paragraph', content: [text('By [erased]')] },
      { type: 'paragraph', content: [text('Ask [erased]'), text(' twice', 'italic')] },
    ]);
    expect(mentions).toBe(2);
  });

  it('removes links, sources of pictures and frames that lead to the person, and words in descriptions', () => {
    const link = (words: string, href: string, ...marks: string[]): RichNode => ({
      ...text(words),
      marks: [{ type: 'link', attrs: { href } }, ...marks.map((type) => ({ type }))],
    });
    const image = (alt: string, src: string | null): RichNode => ({ type: 'image', attrs: { alt, src, width: 50 } });
    const { content, mentions } = erasedContent(
      doc(
        { type: 'paragraph', content: [text('Write '), link('here', 'mailto:ada@example.org'), text(' now')] },
        turn('s2', link('Me', 'https://x.example/ada-lovelace', 'bold'), link('You', 'https://x.example')),
        image('Ada in 1840', 'https://x.example/ada.png'),
        { type: 'embed', attrs: { src: 'https://figma.example/ada-lovelace' } },
      ),
      erase,
      new Set(),
    );
    expect(content.content).toEqual([
      { type: 'paragraph', content: [text('Write here now')] },
      turn('s2', text('Me', 'bold'), link('You', 'https://x.example')),
      image('[erased] in 1840', null),
      { type: 'paragraph', content: [text('[erased]')] },
    ]);
    expect(mentions).toBe(5);
  });

  it('silences the turns of a speaker and leaves the others', () => {
    const { content, turns } = erasedContent(
      doc(turn('s1', text('I never trust it.')), turn('s2', text('Why, Ada?'))),
      erase,
      new Set(['s1']),
    );
    expect(content.content).toEqual([turn('s1', text('[erased]')), turn('s2', text('Why, [erased]?'))]);
    expect(turns).toBe(1);
  });
});
