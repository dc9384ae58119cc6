import { ApiProblem, unreachable } from '../api/api-problem.ts';
import { clearToasts, toasts } from '../toasts.ts';
import { redoOf } from './undo-change.ts';
import { changing, onceAtATime } from './undoable.ts';

describe('a change that the server can undo', () => {
  let events: string[];
  let undo: (() => unknown) | undefined;
  const { change, attempt } = changing(
    (label, run) => {
      events.push(`offered Undo of ${label}`);
      undo = run;
    },
    async (undoId) => {
      events.push(`undid ${undoId}`);
      return async () => void events.push(`redid ${undoId}`);
    },
    () => void events.push('refetched'),
  );
  const refused = () =>
    Promise.reject(new ApiProblem(409, [{ code: 'Conflict', title: 'Feed is locked', message: 'Unlock it first.' }]));

  beforeEach(() => {
    [events, undo] = [[], undefined];
    clearToasts();
  });
  afterAll(clearToasts);

  it('offers Undo and refetches, and refetches again after its undo and its redo', async () => {
    expect(await attempt('Renamed', Promise.resolve({ undoId: '7' }))).toBe(true);
    expect(events).toEqual(['offered Undo of Renamed', 'refetched']);
    await undo?.();
    expect(events.slice(2)).toEqual(['undid 7', 'refetched']);
    await redoOf(await undo?.())?.();
    expect(events.slice(4)).toEqual(['undid 7', 'refetched', 'redid 7', 'refetched']);
  });

  it('offers no Undo if nothing changed', async () => {
    await change('Renamed', Promise.resolve({ undoId: null }));
    expect(events).toEqual(['refetched']);
  });

  it('shows why it was refused, under the words of the action', async () => {
    expect(await attempt('Renamed', refused(), 'The feed was not renamed')).toBe(false);
    expect(toasts.get().map(({ title, message }) => [title, message])).toEqual([
      ['The feed was not renamed', 'Unlock it first.'],
    ]);
    expect(events).toEqual(['refetched']);
  });

  it('refetches nothing while the server is down', async () => {
    await attempt('Renamed', Promise.reject(unreachable()));
    expect(events).toEqual([]);
  });

  it('rejects for a dialog, which shows the problem itself', async () => {
    await expect(change('Renamed', refused())).rejects.toThrow('Unlock it first.');
    expect(toasts.get()).toEqual([]);
  });
});

describe('acts that run once at a time', () => {
  let sent: string[];
  let answers: PromiseWithResolvers<boolean>[];
  const acts = () =>
    onceAtATime(
      {
        remove: async (id: string) => {
          sent.push(id);
          const asked = Promise.withResolvers<boolean>();
          answers.push(asked);
          return asked.promise;
        },
      },
      running,
    );
  let running: Map<string, unknown>;
  beforeEach(() => {
    [sent, answers, running] = [[], [], new Map()];
  });

  it('are sent once for two clicks, also after the component rendered again', async () => {
    const both = [acts().remove('1'), acts().remove('1')];
    answers[0]!.resolve(true);
    expect([await Promise.all(both), sent]).toEqual([[true, true], ['1']]);
  });

  it('are sent for each object', () => {
    void acts().remove('1');
    void acts().remove('2');
    expect(sent).toEqual(['1', '2']);
  });

  it('can be sent again after a refusal', async () => {
    const first = acts().remove('1');
    answers[0]!.reject(new Error('refused'));
    await expect(first).rejects.toThrow('refused');
    void acts().remove('1');
    expect(sent).toEqual(['1', '1']);
  });
});
