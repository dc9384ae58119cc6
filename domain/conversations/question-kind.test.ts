import { kindOf, suitsKind } from './question-kind.ts';

describe('A question asks for', () => {
  it.each([
    ['Who asked for the budget?', 'WHO'],
    ['Wer hat gefragt?', 'WHO'],
    ['How many forks are there?', 'HOW_MANY'],
    ['At what price will it be sold?', 'HOW_MANY'],
    ['Wie viele Leute waren da?', 'HOW_MANY'],
    ['Why do people leave?', 'WHY'],
    ['Warum gehen sie?', 'WHY'],
    ['When is the next meeting?', 'WHEN'],
    ['What is LDA RASTA?', 'DEFINITION'],
    ['What does M3L stand for?', 'DEFINITION'],
    ['What do people say about the price of exports?', 'OTHER'],
  ])('%s %s', (question, kind) => expect(kindOf(question)).toBe(kind));
});

describe('A sentence has the form of an answer', () => {
  it.each([
    ['HOW_MANY', '48,793', 'forks', true],
    ['HOW_MANY', 'Back in 2009, there were no jobs.', 'jobs', false],
    ['HOW_MANY', 'We had 2,009 forks.', 'forks', true],
    ['HOW_MANY', 'Only a handful of them.', 'forks', false],
    ['WHY', 'Because there is no more room.', 'room', true],
    ['WHEN', 'We meet again in thirty minutes.', 'meeting', true],
    ['WHO', 'Daniel Dias and Oscar Reyes talk about their tool.', 'Tracetest', true],
    ['WHO', 'Lantana Games is where we work.', 'Lantana Games', false],
    ['DEFINITION', 'M3L refers to a markup language.', 'M3L', true],
    ['DEFINITION', 'There is a problem with M3L today.', 'M3L', false],
    ['OTHER', 'It costs 5 Euros.', 'price', false],
  ] as const)('%s: %s', (kind, sentence, subject, suits) => expect(suitsKind(kind, sentence, subject)).toBe(suits));
});
