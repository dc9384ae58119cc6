import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { AltchaBotCheck } from './altcha-bot-check.ts';

const easy = { cost: 10, attempts: [3, 9] } as const;
const encoded = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');

describe('the bot check', () => {
  let later = 0;
  const clock = { now: () => new Date(Date.now() + later) };
  const check = new AltchaBotCheck('a secret', clock, easy);
  beforeEach(() => {
    later = 0;
  });

  async function solved(from = check): Promise<{ challenge: Challenge; solution: object }> {
    const challenge = (await from.challenge()) as unknown as Challenge;
    return { challenge, solution: (await solveChallenge({ challenge, deriveKey }))! };
  }

  it('accepts a solved challenge', async () => {
    expect(await check.verify(encoded(await solved()))).toBe(true);
  });

  it('accepts a solution once, even in concurrent requests', async () => {
    const solution = encoded(await solved());
    const answers = await Promise.all([check.verify(solution), check.verify(solution), check.verify(`${solution}\n`)]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await check.verify(solution)).toBe(false);
  });

  it('refuses a solution after ten minutes', async () => {
    const solution = encoded(await solved());
    later = 601_000;
    expect(await check.verify(solution)).toBe(false);
  });

  it('refuses challenges of another server or with reduced difficulty', async () => {
    expect(await check.verify(encoded(await solved(new AltchaBotCheck('another secret', clock, easy))))).toBe(false);
    const { challenge } = await solved();
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '' } };
    expect(await check.verify(encoded({ challenge: easier, solution: { counter: 0, derivedKey: '00' } }))).toBe(false);
  });

  it('refuses an unsolved challenge', async () => {
    const { challenge } = await solved();
    expect(
      await check.verify(encoded({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32), time: 1 } })),
    ).toBe(false);
  });

  it.each([
    '',
    'nonsense',
    '{}',
    encoded(null),
    encoded({}),
    encoded({ challenge: { parameters: {} } }),
    'A'.repeat(100_000),
  ])('returns false for %#, and never throws', async (solution) => {
    expect(await check.verify(solution)).toBe(false);
  });

  it('remembers a bounded number of solutions, drops expired ones, and never accepts one twice', async () => {
    const small = new AltchaBotCheck('a secret', clock, easy, 2);
    const [first, second, third] = [await solved(small), await solved(small), await solved(small)].map(encoded);
    expect(await small.verify(first!)).toBe(true);
    expect(await small.verify(second!)).toBe(true);
    expect(await small.verify(third!)).toBe(false);
    expect(await small.verify(first!)).toBe(false);
    later = 601_000;
    expect(await small.verify(encoded(await solved(small)))).toBe(true);
  });
});
