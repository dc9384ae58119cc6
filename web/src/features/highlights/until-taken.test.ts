import { ApiProblem, unreachable } from '../../kernel/api/api-problem.ts';
import { untilTaken } from './until-taken.ts';

const pause = () => Promise.resolve();

describe('words that are to be highlighted', () => {
  it('are sent again for as long as nobody answers', async () => {
    let tried = 0;
    const attempt = async () => {
      tried += 1;
      if (tried < 9) throw tried % 2 ? unreachable() : new ApiProblem(503, []);
      return 'h1';
    };
    expect(await untilTaken({ key: 'new-1', attempt, pause })).toBe('h1');
    expect(tried).toBe(9);
  });

  it('are given back with what the server said when it refused them, and are not sent again', async () => {
    let tried = 0;
    const refusal = new ApiProblem(422, [{ code: 'UnprocessableContent', title: 'The words are not in the note' }]);
    await expect(untilTaken({ key: 'new-1', attempt: () => { tried += 1; return Promise.reject(refusal); }, pause })).rejects.toBe(refusal);
    expect(tried).toBe(1);
  });
});
