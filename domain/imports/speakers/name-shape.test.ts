import { couldBeName, isCapital, looksLikeName, isOfSchedule } from './name-shape.ts';

describe('the name of a speaker', () => {
  it.each([
    'Ann',
    'ann',
    'Ann Berg',
    'Dr. Ann-Sophie O’Neil',
    'Ann van der Berg',
    'SPEAKER_00',
    'P7',
    'Marta (she/her)',
    '田中',
    'Élodie Ünal',
  ])('may be %s', (text) => {
    expect(looksLikeName(text)).toBe(true);
  });
  it.each([
    '',
    'https',
    'Note',
    'NOTE',
    'Location',
    'Rolle',
    'Yes',
    'Tuesday, March 12',
    '3/4/2026',
    'one more thing to say',
    'Because of what we said there today',
    '7',
    '+49 30 1234567',
    'Ann!',
    'x'.repeat(51),
  ])('is not %p', (text) => {
    expect(looksLikeName(text)).toBe(false);
  });
});

describe('the label of a participant of a meeting', () => {
  it.each(['Ann Berg | Acme', '+49 30 1234567', 'ann@example.org', 'Room 3 (Berlin)', '🙂 Ann', 'Ann Berg'])(
    'may be %s',
    (text) => {
      expect(couldBeName(text)).toBe(true);
    },
  );
  it.each([
    '',
    'Note',
    'We went home. Ann @ Acme',
    'Really? Ann',
    'and then we went Home',
    '(laughs)',
    '12',
    'Tuesday, March 12',
    'X'.repeat(101),
  ])('is not %p', (text) => {
    expect(couldBeName(text)).toBe(false);
  });
});

describe('a capital', () => {
  it.each([
    ['Ann', true],
    ['“Ann', true],
    ['田中', true],
    ['ann', false],
    ['7', false],
    ['', false],
  ])('%p: %s', (word, capital) => {
    expect(isCapital(word)).toBe(capital);
  });
});

it('entries of a schedule are no names', () => {
  expect(['Meeting', 'lunch', 'Stand-up', 'Ann', 'Meeting Ann'].map(isOfSchedule)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
