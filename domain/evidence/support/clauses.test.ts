import { shown } from '../../../test/builders/quoted-call.ts';
import { checkNumbers } from './check-numbers.ts';
import { isSurer } from './modality.ts';
import { opposites } from './opposites.ts';
import { quantifiers } from './quantifiers.ts';
import { read } from './said.ts';
import { sequence } from './sequence.ts';
import { languageFor } from './words/languages.ts';

const english = languageFor('en')!;
const said = (text: string, code = 'en') => read(text, languageFor(code)!);

describe('the order of two events', () => {
  it.each([
    ['It loaded fast before the traces were moved.', 'We moved the traces, and since then it loads fast.', 'TURNED'],
    ['It loads fast since the traces were moved.', 'We moved the traces, and since then it loads fast.', 'AGREES'],
    ['The firm was sold after the market fell.', 'We sold the firm before the market fell.', 'TURNED'],
    ['Before the market fell, the firm was sold.', 'We sold the firm before the market fell.', 'AGREES'],
    [
      'Forms were kept on the drive before the audit.',
      'We printed, but since the audit we keep on the drive.',
      'TURNED',
    ],
    ['He copied it and then tried the export.', 'I tried the export. I copied it by hand.', 'DOUBTFUL'],
    ['He tried the export and then copied it.', 'I tried the export. I copied it by hand.', 'AGREES'],
  ])('%s', (sentence, quotes, finding) => expect(sequence(said(sentence), said(quotes), english)).toBe(finding));
});

describe('words of both sides of a pair', () => {
  const finding = (sentence: string, quotes: string) => opposites(said(sentence), said(quotes), english);
  const quotes = 'The buyers kept our office in Leeds and closed the one in York.';

  it('belong to the words of their clause', () => {
    expect(finding('The buyers kept the office in York.', quotes)).toBe('DOUBTFUL');
    expect(finding('The buyers closed the office in Leeds.', quotes)).toBe('DOUBTFUL');
    expect(finding('The buyers closed the York office.', quotes)).toBe('AGREES');
  });

  it('refuse nothing that one of them says', () =>
    expect(finding('The new editor is good.', 'They like the old editor. I like the new one.')).not.toBe('TURNED'));
});

describe('a clause that is less than a fact', () => {
  it.each([
    ['The training was too long.', "I don't think the training was too long.", false],
    ['The chart showed all projects.', 'I thought the chart showed all projects, but it showed one.', false],
    ['The children taught the robot.', 'The children tried to teach the robot.', false],
    ['The app will come in autumn.', 'Perhaps the app will come in autumn, we have to see.', false],
    ['The team plans to move its traces.', 'We moved our traces to the new collector.', false],
    ['The training was not too long.', "I don't think the training was too long.", true],
  ])('%s', (sentence, quote, isFact) => expect(shown(sentence, quote) === 'FINDING').toBe(isFact));

  it('says nothing about the clause after it', () =>
    expect(isSurer(said('Her phone is too small.'), said('I could use it, but my phone is too small.'), english)).toBe(
      false,
    ));
});

describe('numbers in other forms', () => {
  it.each([
    ['It costs 12.50 euros.', 'It costs twelve euros fifty.', 'en'],
    ['It took 30 minutes.', 'It took half an hour.', 'en'],
    ['10 percent answered.', 'One in ten answered.', 'en'],
    ['Nur 10 Prozent haben geantwortet.', 'Nur jeder Zehnte hat geantwortet.', 'de'],
    ['Er nahm sich 30 Minuten Zeit.', 'Er nahm sich eine halbe Stunde Zeit.', 'de'],
    ['It takes at least three weeks.', 'It never takes less than three weeks.', 'en'],
  ])('%s', (sentence, quotes, code) =>
    expect(
      checkNumbers({ sentence, quotes, titles: '' }, { quotes: 9, sources: 9, speakers: 9 }, languageFor(code)),
    ).toBe('AGREES'),
  );

  it('are turned with another limit', () =>
    expect(
      checkNumbers(
        { sentence: 'It takes less than three weeks.', quotes: 'It never takes less than three weeks.', titles: '' },
        { quotes: 9, sources: 9, speakers: 9 },
        english,
      ),
    ).toBe('TURNED'));
});

describe('“all” of a sentence', () => {
  it('needs the noun of the quotes', () => {
    const counts = { quotes: 1, sources: 1, speakers: 1 };
    const of = (sentence: string) =>
      quantifiers(said(sentence), said('We lacked beds all winter.'), counts, { speakers: 3, language: english });
    expect(of('They lacked beds all winter.')).toBe('AGREES');
    expect(of('All hospitals lacked beds.')).toBe('TURNED');
  });
});
