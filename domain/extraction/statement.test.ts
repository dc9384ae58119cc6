import { leadIn, statementScore } from './statement.ts';

describe('A statement', () => {
  it.each([
    'Thanks for joining us today, everybody on the call.',
    'Hi everyone, welcome to the second session of the panel.',
    'Yeah, exactly.',
    'Can you tell us a bit about how your team deploys software?',
    'Um, okay.',
    'That is great.',
    'Let me share my screen so that everybody sees the slides.',
  ])('is not: %s', (text) => {
    expect(statementScore(text)).toBeLessThan(0.1);
  });

  it('is complete: it scores more than a question, a half sentence, and one full of fillers', () => {
    const whole = statementScore('The migration saved us the sidecars that ran on every single pod.');
    expect(whole).toBeGreaterThan(0.9);
    for (const worse of [
      'How did the migration save the sidecars that ran on every single pod?',
      'The migration saved us the sidecars that ran on every single pod and…',
      'Um the uh migration saved us the, you know, the the sidecars uh on the pods.',
      'It saved us the sidecars that ran on every single pod.',
      'I am a senior engineer on the platform team at Example.',
    ])
      expect(statementScore(worse)).toBeLessThan(whole);
  });

  it('starts after words that add nothing', () => {
    const rest = (text: string): string => text.slice(leadIn(text));
    expect(rest('Yeah, so we moved to Kafka.')).toBe('we moved to Kafka.');
    expect(rest('And um, we moved.')).toBe('we moved.');
    expect(rest('Right now we use Kafka.')).toBe('Right now we use Kafka.');
    expect(rest('No one uses it.')).toBe('No one uses it.');
    expect(rest('Sure.')).toBe('Sure.');
  });
});
