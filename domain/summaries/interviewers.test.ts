import { interviewersOf } from './interviewers.ts';

const said = (turns: readonly (readonly [string, string])[]) => {
  let at = 0;
  const blocks = turns.map(([speaker, words]) => {
    const start = at;
    at += words.length + 1;
    return { start, end: at - 1, speaker, startMs: null, endMs: null, fileId: null };
  });
  return { text: turns.map(([, words]) => words).join('\n'), blocks };
};
const ASKED = 'How did that go?';
const TOLD = 'We moved all services to the new system in the spring, and it took us three months.';

describe('Interviewers', () => {
  it('are those who ask and rarely tell', () => {
    const talk = [
      ['Ann', ASKED],
      ['Ben', TOLD],
      ['Ann', ASKED],
      ['Ben', TOLD],
      ['Ann', ASKED],
      ['Ben', TOLD],
    ] as const;
    expect([...interviewersOf(said(talk))]).toEqual(['Ann']);
  });

  it('are not participants who ask back, nor those who tell most', () => {
    expect(
      interviewersOf(
        said([
          ['Ann', ASKED],
          ['Ben', TOLD],
        ]),
      ).size,
    ).toBe(0);
    const talker = [
      ['Ann', `${TOLD} ${TOLD} ${ASKED}`],
      ['Ben', 'It went well.'],
    ] as const;
    expect(interviewersOf(said([...talker, ...talker, ...talker])).size).toBe(0);
  });

  it('are unknown without speakers', () => {
    expect(interviewersOf({ text: `${ASKED} ${ASKED} ${ASKED}`, blocks: [] }).size).toBe(0);
  });
});
