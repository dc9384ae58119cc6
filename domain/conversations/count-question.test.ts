import { type CountQuestion, namesOtherPlace, readCountQuestion } from './index.ts';

const TODAY = '2026-11-29';
const NOTHING: CountQuestion = {
  counts: 'NOTE',
  group: null,
  words: null,
  isExact: false,
  tag: null,
  person: null,
  period: null,
};
const asks = (counts: CountQuestion['counts'], more: Partial<CountQuestion>): CountQuestion => ({
  ...NOTHING,
  counts,
  ...more,
});
const since = (from: string) => ({ from, to: null });

describe('a counting question', () => {
  it.each<[string, CountQuestion]>([
    ['How many of the SREs mention cost?', asks('PERSON', { group: 'SREs', words: 'cost' })],
    ['how many SREs mentioned cost', asks('PERSON', { group: 'SREs', words: 'cost' })],
    [
      'How many of our platform engineers talk about pricing?',
      asks('PERSON', { group: 'platform engineers', words: 'pricing' }),
    ],
    ['How many SREs have mentioned cost?', asks('PERSON', { group: 'SREs', words: 'cost' })],
    ['How many people mention cost?', asks('PERSON', { words: 'cost' })],
    ['How many people who are from Acme mention cost?', asks('PERSON', { group: 'Acme', words: 'cost' })],
    ['How many participants brought up sidecars?', asks('PERSON', { words: 'sidecars' })],
    ['How many people at Tracetest mention traces?', asks('PERSON', { group: 'Tracetest', words: 'traces' })],
    ['How many people from Tracetest mention traces?', asks('PERSON', { group: 'Tracetest', words: 'traces' })],
    ['How many interviews mention cost?', asks('NOTE', { words: 'cost' })],
    [
      'How many interviews mention the price since June?',
      asks('NOTE', { words: 'price', period: since('2026-06-01') }),
    ],
    ['How many interviews since June mention cost?', asks('NOTE', { words: 'cost', period: since('2026-06-01') })],
    [
      'How many conversations that mention “memory limit” are there?',
      asks('NOTE', { words: 'memory limit', isExact: true }),
    ],
    ['How many notes contain "OpenTelemetry"?', asks('NOTE', { words: 'OpenTelemetry', isExact: true })],
    ['How many notes use the word collector?', asks('NOTE', { words: 'collector' })],
    ['How many notes are tagged Pricing?', asks('NOTE', { tag: 'Pricing' })],
    ['How many notes are tagged with "missing data"?', asks('NOTE', { tag: 'missing data' })],
    ['How many highlights are tagged as Docs?', asks('HIGHLIGHT', { tag: 'Docs' })],
    ['How many quotes have the tag Docs?', asks('HIGHLIGHT', { tag: 'Docs' })],
    ['How many notes tagged Docs mention cost?', asks('NOTE', { tag: 'Docs', words: 'cost' })],
    [
      'How many highlights mention cost in 2026?',
      asks('HIGHLIGHT', { words: 'cost', period: { from: '2026-01-01', to: '2026-12-31' } }),
    ],
    ['How many interviews did we do in October?', asks('NOTE', { period: { from: '2026-10-01', to: '2026-10-31' } })],
    ['How many interviews have we done this year?', asks('NOTE', { period: { from: '2026-01-01', to: '2026-12-31' } })],
    ['How many calls are there since 2026-03-15?', asks('NOTE', { period: since('2026-03-15') })],
    ['How many interviews are there before March 3, 2026?', asks('NOTE', { period: { from: null, to: '2026-03-02' } })],
    ['How many interviews mention cost after December?', asks('NOTE', { words: 'cost', period: since('2026-01-01') })],
    [
      'How many interviews mention cost between June and August?',
      asks('NOTE', { words: 'cost', period: { from: '2026-06-01', to: '2026-08-31' } }),
    ],
    [
      'How many interviews mention cost in the last 30 days?',
      asks('NOTE', { words: 'cost', period: since('2026-10-30') }),
    ],
    [
      'How many talks mention cost last month?',
      asks('NOTE', { words: 'cost', period: { from: '2026-10-01', to: '2026-10-31' } }),
    ],
    ['How many interviews did we have last week?', asks('NOTE', { period: { from: '2026-11-16', to: '2026-11-22' } })],
    ['How many insights are there?', asks('INSIGHT', {})],
    ['How many insights mention cost?', asks('INSIGHT', { words: 'cost' })],
    ['How many notes do we have in this project?', asks('NOTE', {})],
    ['How many notes in this project mention cost?', asks('NOTE', { words: 'cost' })],
    ['How many people are there in total?', asks('PERSON', {})],
    ['How many interviews with Daniel mention tests?', asks('NOTE', { person: 'Daniel', words: 'tests' })],
    ['How many interviews with SREs mention cost?', asks('NOTE', { person: 'SREs', words: 'cost' })],
    ['The number of interviews that mention cost', asks('NOTE', { words: 'cost' })],
    ['Count all notes tagged Docs', asks('NOTE', { tag: 'Docs' })],
    ['Tell me how many notes mention cost', asks('NOTE', { words: 'cost' })],
  ])('is read: %s', (question, read) => {
    expect(readCountQuestion(question, TODAY)).toEqual(read);
  });

  it.each([
    'How much does it cost?',
    'How often do people mention cost?',
    'How many times is cost mentioned?',
    'How many nodes do they run?',
    'How many employees does Acme have?',
    'How many people work in your team?',
    'How many people do not mention cost?',
    "How many SREs don't mention cost?",
    'How many people never mention cost?',
    'How many interviews mention cost or price?',
    'How many people mention cost and time?',
    'How many people like the new dashboard?',
    'How many SREs complain about cost?',
    'How many users want a discount?',
    'How many people mention it?',
    'How many people mention that the upgrade broke their dashboards last time?',
    'How many interviews mention cost more than twice?',
    'How many percent of the SREs mention cost?',
    'How many interviews mention cost since the migration?',
    'How many notes mention cost mention price?',
    'How many?',
    'How many notes?',
    'How many SREs are there who think that sidecars are a mistake?',
    'Why do people mention cost?',
    'Who mentions cost?',
    'What do SREs say about cost?',
    'Hur många anteckningar nämner kostnader?',
    'notes that mention cost',
  ])('is left to passages: %s', (question) => {
    expect(readCountQuestion(question, TODAY)).toBeNull();
  });

  it('is short: a long text is left to passages, whatever it begins with', () => {
    const spaced = (blanks: number) => readCountQuestion(`How many notes mention cost${' '.repeat(blanks)}?`, TODAY);
    expect([spaced(300), spaced(400)]).toEqual([asks('NOTE', { words: 'cost' }), null]);
  });

  it('may name another place than that of which it is asked', () => {
    const inProject = 'How many notes do we have in this project?';
    expect([namesOtherPlace(inProject, 'PROJECT'), namesOtherPlace(inProject, 'WORKSPACE')]).toEqual([false, true]);
    const everywhere = 'How many notes are there in the workspace?';
    expect([namesOtherPlace(everywhere, 'PROJECT'), namesOtherPlace(everywhere, 'WORKSPACE')]).toEqual([true, false]);
    expect(namesOtherPlace('How many notes are there here?', 'PROJECT')).toBe(false);
    const german = 'Wie viele Notizen gibt es in diesem Projekt?';
    expect([namesOtherPlace(german, 'PROJECT'), namesOtherPlace(german, 'WORKSPACE')]).toEqual([false, true]);
    const chosen = 'How many people mention cost in the chosen notes?';
    expect([namesOtherPlace(chosen, 'NOTES'), namesOtherPlace(chosen, 'FOLDER')]).toEqual([false, true]);
  });
});
