import { leadingLabel, speakersAmong } from './speaker-label.ts';
import { SpeakerRoster, speakerNamed } from './speaker-roster.ts';

describe('the words before a colon', () => {
  it.each([
    ['Ann: Hello', 'Ann', 'Hello'],
    ['Ann Berg:  Hello', 'Ann Berg', 'Hello'],
    ['>> ANN: Hello', 'ANN', 'Hello'],
    ['[SPEAKER_00]: Hello', 'SPEAKER_00', 'Hello'],
    ['- Ann: Hello', 'Ann', 'Hello'],
    ['1. Ann: Hello', 'Ann', 'Hello'],
    ['安娜：你好', '安娜', '你好'],
    ['*INV: Hello', 'INV', 'Hello'],
    ['_Ann_: Hello', 'Ann', 'Hello'],
    ['Ann:', 'Ann', ''],
    ['Ann: it is 12:30', 'Ann', 'it is 12:30'],
  ])('%p: %s says %p', (text, name, rest) => {
    const label = leadingLabel(text)!;
    expect(label).toMatchObject({ name, rest });
    expect(text.slice(label.length)).toBe(rest);
  });
  it.each([
    'Hello',
    '12:30 we met',
    'https://example.org',
    ': Hello',
    `${'x'.repeat(120)}: Hello`,
    'Ann\nBerg: Hello',
    '',
  ])('are no label in %p', (text) => {
    expect(leadingLabel(text)).toBeNull();
  });
});

describe('the speakers among labels', () => {
  const among = (labels: string, pieces = labels.split(' ').length) =>
    [...speakersAmong(labels.split(' '), pieces)].sort();
  it.each([
    ['two names that come again', 'Ann Bo Ann Bo', 4, ['Ann', 'Bo']],
    ['a third who speaks once, where all of the text is labeled', 'Ann Bo Ann Bo Cy', 5, ['Ann', 'Bo', 'Cy']],
    ['one label over answers only', 'Answer Answer Answer', 10, []],
    ['fields of a form, each once', 'Location Slides Price', 10, []],
    ['a moderator and a group', 'Ann P1 Ann P2 Ann P3', 6, ['Ann', 'P1', 'P2', 'P3']],
    ['parts that count on between speakers', 'Ann Bo Ann Bo Question1 Question2 Question3', 7, ['Ann', 'Bo']],
    ['parts that only count on', 'Question1 Question2 Question3 Question4', 8, []],
  ])('%s', (_, labels, pieces, speakers) => {
    expect(among(labels, pieces)).toEqual(speakers);
  });
  it('are those that recur, however many labels there are', () => {
    const labels = Array.from({ length: 200_000 }, (_, at) => `name ${String.fromCodePoint(0x4e00 + at)}`);
    expect([...speakersAmong([...labels, 'Ann', 'Ann'], 300_000)]).toEqual([]);
  });
  it('are none without labels', () => {
    expect(speakersAmong([], 10).size).toBe(0);
  });
});

describe('the speakers of one note', () => {
  it('have an id each, in the order of their first words', () => {
    const roster = new SpeakerRoster();
    expect([roster.idOf('Ann'), roster.idOf(' Bo\n Ode'), roster.idOf('Ann '), roster.idOf('Bo Ode')]).toEqual([
      's1',
      's2',
      's1',
      's2',
    ]);
    expect([roster.idOf(null), roster.idOf('  '), roster.idOf('\u202e')]).toEqual([null, null, null]);
    expect(roster.list()).toEqual([
      { id: 's1', name: 'Ann' },
      { id: 's2', name: 'Bo Ode' },
    ]);
  });
  it('have names of at most 100 characters', () => {
    const roster = new SpeakerRoster();
    expect(roster.idOf('x'.repeat(300))).toBe(roster.idOf(`${'x'.repeat(299)}y`));
    expect(roster.list()[0]!.name).toHaveLength(100);
  });
  it.each([
    ['0', 'Speaker 0'],
    ['A', 'Speaker A'],
    ['12', 'Speaker 12'],
    ['Ann', 'Ann'],
    ['a', 'a'],
    ['AB', 'AB'],
    ['1234', '1234'],
    ['', null],
  ])('counted as %p are called %p', (name, called) => {
    expect(speakerNamed(name)).toBe(called);
  });
});
