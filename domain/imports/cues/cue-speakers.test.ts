import { withSpeakersFromText } from './cue-speakers.ts';

describe('speakers named in the text of captions', () => {
  const cues = (...lines: string[]) =>
    lines.map((text, index) => ({ start: index * 1000, end: index * 1000 + 900, speaker: null, text }));
  it('are told by Name: as meeting programs write it', () => {
    expect(
      withSpeakersFromText(cues('Anna Berg: Hello.', 'Bo: Hi.', 'Anna Berg: Time is 10:30.')).map(
        ({ speaker, text }) => [speaker, text],
      ),
    ).toEqual([
      ['Anna Berg', 'Hello.'],
      ['Bo', 'Hi.'],
      ['Anna Berg', 'Time is 10:30.'],
    ]);
  });
  it('are told though one of them says nearly everything', () => {
    const named = withSpeakersFromText(
      cues(...Array.from({ length: 19 }, (_, index) => `Anna: Part ${index}.`), 'Bo: Hm.'),
    );
    expect(new Set(named.map(({ speaker }) => speaker))).toEqual(new Set(['Anna', 'Bo']));
  });
  it('are told in a short talk, of which a part has no name', () => {
    expect(
      withSpeakersFromText(cues('Ann Berg: Hello.', 'Bo (he/him): Hi.', 'Fine.', 'Ann Berg: So.')).map(
        ({ speaker }) => speaker,
      ),
    ).toEqual(['Ann Berg', 'Bo (he/him)', 'Bo (he/him)', 'Ann Berg']);
  });
  it('are told by [SPEAKER_00]: as recognisers write it', () => {
    expect(
      withSpeakersFromText(cues('[SPEAKER_00]: Hello.', '[SPEAKER_01]: Hi.')).map(({ speaker, text }) => [
        speaker,
        text,
      ]),
    ).toEqual([
      ['SPEAKER_00', 'Hello.'],
      ['SPEAKER_01', 'Hi.'],
    ]);
  });
  it('are told behind a dash, as captions and lists have it', () => {
    expect(
      withSpeakersFromText(cues('- Ann: Hello.', '- Bo: Hi.', '1. Ann: So.')).map(({ speaker, text }) => [
        speaker,
        text,
      ]),
    ).toEqual([
      ['Ann', 'Hello.'],
      ['Bo', 'Hi.'],
      ['Ann', 'So.'],
    ]);
  });
  it.each([
    ['>> DANA: Yes.\n>> Hm?', '>> Hm?'],
    ['- DANA: Yes.\n- Hm?', '- Hm?'],
    ['DANA: Yes.\nthe voice from the back: Hm?', 'the voice from the back: Hm?'],
  ])('are never the speaker before, where a label is no name or missing: %j', (caption, words) => {
    const told = withSpeakersFromText(cues('DANA: Hi.', 'SAM: Hello.', 'DANA: So?', caption, 'SAM: Ah.'));
    expect(told.find(({ text }) => text === words)).toMatchObject({ speaker: null });
  });
  it('are told by >> NAME: as television writes it', () => {
    expect(
      withSpeakersFromText(cues('>> ALICE: Hi.', 'and welcome', '>> JOHN: Hello.')).map(({ speaker }) => speaker),
    ).toEqual(['ALICE', 'ALICE', 'JOHN']);
  });
  const told = (...lines: string[]) => withSpeakersFromText(cues(...lines)).map(({ speaker, text }) => [speaker, text]);
  it.each([
    '+1 415 555 1234',
    '15551234567',
    'john.smith@acme.com',
    'Ann | Acme',
    '3rd Floor Room',
    '🌈 Kim',
    'Dr. Maximilian Alexander von Hohenzollern-Sigmaringen (Acme)',
    'iPhone de José',
  ])('are told as a meeting shows them: %s', (name) => {
    expect(told('Ann: Hello.', `${name}: I hate it.`, 'Ann: Why?', `${name}: It is: slow.`, 'Bo: Me too.')).toEqual([
      ['Ann', 'Hello.'],
      [name, 'I hate it.'],
      ['Ann', 'Why?'],
      [name, 'It is: slow.'],
      ['Bo', 'Me too.'],
    ]);
  });
  it('are several in one caption, a line for each', () => {
    expect(
      told('ANN: Hello,\nall of you.\nBOB: Hi.', 'ANN: Well.\nand on', 'BOB: Yes.\nThere is one thing: time.'),
    ).toEqual([
      ['ANN', 'Hello,\nall of you.'],
      ['BOB', 'Hi.'],
      ['ANN', 'Well.\nand on'],
      ['BOB', 'Yes.\nThere is one thing: time.'],
    ]);
    const [first, second] = withSpeakersFromText(cues('ANN: Hello.\nBOB: Hi.', 'ANN: So.'));
    expect([first!.start, first!.end, second!.start, second!.end]).toEqual([0, 900, 0, 900]);
  });
  it('go from the words with times too', () => {
    const words = (...said: string[]) =>
      said.map((text, index) => ({ text, start: index * 100, end: index * 100 + 90 }));
    const [first] = withSpeakersFromText([
      { ...cues('>> ANN: Hi all')[0]!, words: words(' >>', ' ANN:', ' Hi', ' all') },
      ...cues('>> BO: Yes.'),
    ]);
    expect(first).toEqual({
      start: 0,
      end: 900,
      speaker: 'ANN',
      text: 'Hi all',
      words: [
        { text: 'Hi', start: 200, end: 290 },
        { text: ' all', start: 300, end: 390 },
      ],
    });
  });
  it('never give the words of a name that is not believed to whoever spoke last', () => {
    const speech = Array.from({ length: 7 }, () => 'and it goes on');
    const named = told(
      'Ann: Hello.',
      ...speech,
      'Bo: Hi.',
      ...speech,
      'Ann: Well.',
      'Bo: Hm.',
      '+1 415 555 1234: I hate it.',
      'All of it.',
      'Ann: Why?',
    );
    expect(named.slice(-3)).toEqual([
      [null, '+1 415 555 1234: I hate it.'],
      [null, 'All of it.'],
      ['Ann', 'Why?'],
    ]);
  });
  it.each([
    'There is one thing to say: time.',
    'Note: it is late.',
    'So: we left at 10:30.',
    'https://example.org is the address: look.',
  ])('go on through a sentence with a colon: %s', (sentence) => {
    const speech = Array.from({ length: 4 }, () => 'and it goes on');
    expect(told('Ann: Hello.', ...speech, 'Bo: Hi.', sentence, 'Ann: Well.', ...speech, 'Bo: Hm.')[6]).toEqual([
      'Bo',
      sentence,
    ]);
  });
  it('are not made of lists of words, a colon in each', () => {
    const plain = cues(
      'der Hund: the dog',
      'die Katze: the cat',
      'das Haus: the house',
      'and some more',
      'die Tür: the door',
    );
    expect(withSpeakersFromText(plain)).toEqual(plain);
  });
  it('are not made of every colon', () => {
    const plain = cues('There is one thing: time.', 'Note: it is late.', 'and so on', 'and on');
    expect(withSpeakersFromText(plain)).toEqual(plain);
  });
});
