import { newAiText, type WritingState } from '@evident/domain/evidence';
import { AI_USER_ID } from '@evident/domain/filters';
import type { Actor } from '@evident/domain/permissions';
import { newSummaryOf, type Summary } from '@evident/domain/summaries';
import { SummarizeAutomatically } from './summarize-automatically.ts';

const NOTE = 'n';
const actor = { teamId: 't', userId: 'ada', role: 'MANAGER', workspaceAdmin: false } as unknown as Actor;
const now = new Date('2026-11-23T12:00:00Z');
const WORDS =
  'We moved all our services to the new system in the spring, and it took us three months of careful work. ';

/** A note, its summaries and what was announced. */
function world({ text = WORDS.repeat(3), method = 'EXTRACTED' } = {}) {
  const summaries = new Map<string, Summary>();
  const texts = new Map<string, ReturnType<typeof newAiText>>();
  const announced: string[] = [];
  let ids = 0;
  let digest = 'first';
  const stores = {
    notes: { find: () => Promise.resolve({ id: NOTE, projectId: 'p', archivedAt: null }) },
    projectAccess: { accessTo: () => Promise.resolve({ level: 'WRITE', markup: false, readOnly: false }) },
    aiTexts: {
      find: (id: string) => Promise.resolve(texts.get(id) ?? null),
      create: (one: ReturnType<typeof newAiText>) => Promise.resolve(void texts.set(one.id, one)),
    },
    summaries: {
      ofNote: () => Promise.resolve([...summaries.values()]),
      defaultsOf: () => Promise.resolve({ framework: 'Essential', language: null }),
      save: (one: Summary) => Promise.resolve(void summaries.set(one.id, one)),
    },
    outbox: {
      announce: ({ payload }: { payload: { textId: string } }) => Promise.resolve(void announced.push(payload.textId)),
    },
  };
  const work = {
    perform: (_: string, run: (all: typeof stores) => unknown) => run(stores),
    prepare: () => Promise.resolve([]),
  };
  const source = () => ({ type: 'note', id: NOTE, key: 'S1', text, digest, blocks: [] });
  const runner = new SummarizeAutomatically(
    work as never,
    {
      sources: { texts: { notes: () => Promise.resolve([source()]) } },
      writer: { method: () => Promise.resolve(method) },
      rooms: { flush: () => Promise.resolve() },
      ids: { newId: () => `id-${(ids += 1)}` },
      clock: { now: () => now },
    } as never,
  );
  return {
    run: (mode: 'On' | 'Suggest' = 'On') => runner.run(actor, NOTE, mode),
    all: () => [...summaries.values()],
    announced,
    /** Ends the text of a summary, written from the note as it is. */
    end: (summary: Summary, state: WritingState = 'DONE', more: Partial<Summary> = {}) => {
      texts.set(summary.textId, { ...texts.get(summary.textId)!, state });
      summaries.set(summary.id, { ...summary, sources: [{ type: 'note', id: NOTE, digest }], ...more });
    },
    add: (createdBy: string) => {
      const target = { type: 'NOTE', id: NOTE, filter: null } as const;
      const facts = { id: 's', teamId: 't', projectId: 'p', textId: 'x', createdBy, now };
      summaries.set('s', newSummaryOf(target, { framework: 'Summary', language: null }, facts));
    },
    change: () => void (digest = 'second'),
  };
}

describe('The automatic feature Summarize', () => {
  it('writes a summary by AI in the framework of the project, once', async () => {
    const { run, all, announced, end } = world();
    await run();
    expect(all()).toMatchObject([{ createdBy: AI_USER_ID, framework: 'Essential', contributors: [], targetId: NOTE }]);
    await run();
    end(all()[0]!);
    await run();
    expect(announced).toHaveLength(1);
  });

  it('writes its summary again once the note changed', async () => {
    const { run, all, announced, end, change } = world();
    await run();
    end(all()[0]!);
    change();
    await run();
    expect(all()).toHaveLength(1);
    expect(announced).toEqual([expect.anything(), all()[0]!.textId]);
  });

  it('never replaces a text that a member edited or stopped', async () => {
    for (const [state, more] of [
      ['DONE', { editedTextId: 'e' }],
      ['CANCELLED', {}],
    ] as const) {
      const { run, all, announced, end, change } = world();
      await run();
      end(all()[0]!, state, more);
      change();
      await run();
      expect(announced).toHaveLength(1);
    }
  });

  it('leaves notes alone that a member summarized', async () => {
    const { run, add, announced } = world();
    add('ada');
    await run();
    expect(announced).toEqual([]);
  });

  it('leaves it to members in the mode Suggest', async () => {
    const { run, all } = world();
    await run('Suggest');
    expect(all()).toEqual([]);
  });

  it.each([
    ['too little text', { text: 'Too short.' }, 'Not enough content to summarize'],
    ['AI switched off', { method: 'OFF' }, 'AI is switched off in this workspace'],
  ])('refuses %s', async (_, given, reason) => {
    await expect(world(given).run()).rejects.toThrow(reason);
  });
});
