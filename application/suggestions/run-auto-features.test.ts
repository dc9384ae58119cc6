import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ChosenModes } from '@evident/domain/suggestions';
import type { AutoFeatureRunner } from './auto-feature-runner.ts';
import { RunAutoFeatures } from './run-auto-features.ts';

const [TEAM, NOTE, MEMBER] = ['team', 'note', 'member'];
const actor = { teamId: TEAM, userId: MEMBER } as Actor;

const storesWith = (workspace: ChosenModes, project: ChosenModes, length: number) => ({
  autoFeatures: {
    chosen: async (projectId: string | null) => ({ modes: projectId === null ? workspace : project, version: 1 }),
    memberNow: async () => actor,
    lengthOf: async () => length,
  },
  documents: { owner: async () => ({ kind: 'note', projectId: 'project' }) },
});

const ran: string[] = [];
const runner = (feature: AutoFeatureRunner['feature'], fails?: () => never): AutoFeatureRunner => ({
  feature,
  run: async (by, noteId, mode) => {
    ran.push(`${feature} ${mode} ${noteId} ${by.userId}`);
    fails?.();
  },
});
const run = (runners: AutoFeatureRunner[], workspace: ChosenModes = {}, project: ChosenModes = {}, length = 2000) => {
  const stores = storesWith(workspace, project, length) as never;
  const work = { perform: async (_: string, task: (of: never) => unknown) => task(stores) };
  return new RunAutoFeatures({ ...work, prepare: work.perform } as never, () => runners).run({
    payload: { teamId: TEAM, noteId: NOTE, by: MEMBER },
  });
};

describe('automatic features of a note', () => {
  beforeEach(() => {
    ran.length = 0;
  });

  it('run in the mode of the project, else of the workspace, else the default, and not when off', async () => {
    const all = [runner('Summarize'), runner('Highlights'), runner('Tags'), runner('Redact')];
    await run(all, { Tags: 'Off', Redact: 'Suggest' }, { Redact: 'On' });
    expect(ran).toEqual(['Redact On note member', 'Summarize On note member']);
  });

  it('leave short notes alone', async () => {
    await run([runner('Summarize')], {}, {}, 1499);
    expect(ran).toEqual([]);
  });

  it('all run when one fails, and the failure is reported so that the job is repeated; a refusal is no failure', async () => {
    const refused = runner('Summarize', () => refuse('Forbidden', 'No'));
    const broken = runner('Highlights', () => {
      throw new Error('model away');
    });
    await run([refused, runner('Tags')]);
    await expect(run([broken, runner('Redact')], { Highlights: 'Suggest' })).rejects.toThrow('model away');
    expect(ran).toHaveLength(4);
  });
});
