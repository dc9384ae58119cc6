import { ApiProblem, unreachable } from '../../kernel/api/api-problem.ts';
import { savingNow } from '../../kernel/connection/saving.ts';
import { untilAccepted } from './until-accepted.ts';

const pause = () => Promise.resolve();

const prepare = () => Promise.resolve('words');

describe('words that are to be highlighted', () => {
  it('are sent again for as long as nobody answers', async () => {
    let tried = 0;
    const send = async () => {
      tried += 1;
      if (tried < 9) throw tried % 2 ? unreachable() : new ApiProblem(503, []);
      return 'h1';
    };
    expect(await untilAccepted({ key: 'new-1', prepare, send, pause })).toBe('h1');
    expect(tried).toBe(9);
  });

  it('are said to wait for the connection, or for a server that cannot store them', async () => {
    const faults = [unreachable(), new ApiProblem(507, []), new ApiProblem(401, [])];
    const said: unknown[] = [];
    const send = async () => {
      const fault = faults.shift();
      if (fault) throw fault;
      return 'h1';
    };
    await untilAccepted({ key: 'new-1', prepare, send, pause: async () => void said.push(savingNow()) });
    expect(said).toEqual(['waiting', 'stuck', 'waiting']);
  });

  it('are sent again as they were, although somebody typed before them or took them back: they may have been taken', async () => {
    const sent: string[] = [];
    let tried = 0;
    const place = async () => {
      tried += 1;
      if (tried === 1) throw unreachable();
      return `words at ${tried}`;
    };
    const send = async (words: string) => {
      if (sent.push(words) < 3) throw unreachable();
      return 'h1';
    };
    expect(await untilAccepted({ key: 'new-1', prepare: place, send, pause })).toBe('h1');
    expect(sent).toEqual(['words at 2', 'words at 2', 'words at 2']);
  });

  it('are never sent when they were taken back before', async () => {
    expect(
      await untilAccepted({
        key: 'new-1',
        prepare: () => Promise.resolve(null),
        send: () => Promise.reject(new Error('sent')),
        pause,
      }),
    ).toBeNull();
  });

  it('are given back with what the server said when it refused them, and are not sent again', async () => {
    let tried = 0;
    const refusal = new ApiProblem(422, [{ code: 'UnprocessableContent', title: 'The words are not in the note' }]);
    await expect(
      untilAccepted({
        key: 'new-1',
        prepare,
        send: () => {
          tried += 1;
          return Promise.reject(refusal);
        },
        pause,
      }),
    ).rejects.toBe(refusal);
    expect(tried).toBe(1);
  });
});
