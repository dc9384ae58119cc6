import { askedIn, askPath } from './links.ts';

it('an address names the scope and the question', () => {
  for (const scope of [
    { type: 'WORKSPACE', id: null },
    { type: 'NOTE', id: 'n1' },
    { type: 'FOLDER', id: 'f1' },
  ] as const)
    expect(askedIn(new URL(askPath(scope, 'Why & how?'), 'http://x').searchParams)).toEqual({
      scope,
      question: 'Why & how?',
    });
});
