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
    ['HOW_MANY', '48,793', true],
    ['HOW_MANY', 'Only a handful of them.', false],
    ['WHY', 'Because there is no more room.', true],
    ['WHEN', 'We meet again in thirty minutes.', true],
    ['DEFINITION', 'M3L refers to a markup language.', true],
    ['OTHER', 'It costs 5 Euros.', false],
  ] as const)('%s: %s', (kind, sentence, suits) => expect(suitsKind(kind, sentence)).toBe(suits));
});
