import { notesToRead, nextTask, usedBy } from './next-task.ts';
import type { ResearchBudget } from './budget.ts';
import type { ResearchStep, ResearchTask } from './step.ts';
import { distinct, planned } from './queries.ts';

const QUERIES = Array.from({ length: 12 }, (_, n) => `query ${n}`);
const place = { noteId: 'n0', start: 0, end: 9, voice: 0, score: 0.5 };

/** A step as some sources would answer it. */
function taken(task: ResearchTask): ResearchStep {
  switch (task.kind) {
    case 'PLAN':
      return { kind: 'PLAN', queries: QUERIES };
    case 'SEARCH': {
      const at = QUERIES.indexOf(task.query);
      return { ...task, noteIds: [`n${at}`, 'n0', `m${at}`], missing: [] };
    }
    case 'READ':
      return { ...task, sentences: 40, voices: 1, places: [place] };
    case 'GROUP':
      return { kind: 'GROUP', groups: [{ key: 'g1', isRest: false, places: [place] }] };
    case 'COUNTER':
      return { kind: 'COUNTER', searches: task.searches, places: [] };
    case 'DRAFT':
      return { kind: 'DRAFT', sentences: 6, tokens: 900 };
  }
}

function runThrough(budget: ResearchBudget, steps: ResearchStep[] = []): ResearchStep[] {
  for (let task = nextTask(budget, steps); task; task = nextTask(budget, steps)) steps.push(taken(task));
  return steps;
}

const budgets: ResearchBudget[] = [
  { sources: 1, searches: 1, tokens: 1000 },
  { sources: 3, searches: 4, tokens: 1000 },
  { sources: 100, searches: 20, tokens: 1000 },
];

describe('the steps of a research', () => {
  it('plan, search, read, group, look for what speaks against it, and draft', () => {
    const kinds = runThrough(budgets[1]!).map(({ kind }) => kind);
    expect(kinds).toEqual(['PLAN', 'SEARCH', 'SEARCH', 'READ', 'READ', 'READ', 'GROUP', 'COUNTER', 'DRAFT']);
  });

  it.each(budgets)('stay within the budget %j', (budget) => {
    const used = usedBy(runThrough(budget));
    expect(used.sources).toBeLessThanOrEqual(budget.sources);
    expect(used.searches).toBeLessThanOrEqual(budget.searches);
  });

  it.each(budgets)('go on after a restart at any of them, with the same result: %j', (budget) => {
    const whole = runThrough(budget);
    for (let kept = 0; kept <= whole.length; kept += 1) {
      const stored = JSON.parse(JSON.stringify(whole.slice(0, kept))) as ResearchStep[];
      expect(runThrough(budget, stored)).toEqual(whole);
    }
  });

  it('end without a text when nothing is found', () => {
    const steps: ResearchStep[] = [
      { kind: 'PLAN', queries: ['a'] },
      { kind: 'SEARCH', query: 'a', noteIds: [], missing: [] },
    ];
    expect(nextTask(budgets[1]!, steps)).toEqual({ kind: 'GROUP' });
    expect(nextTask(budgets[1]!, [...steps, { kind: 'GROUP', groups: [] }])).toBeNull();
  });

  it('read first the notes that several searches find', () => {
    const steps: ResearchStep[] = [
      { kind: 'SEARCH', query: 'a', noteIds: ['x', 'both'], missing: [] },
      { kind: 'SEARCH', query: 'b', noteIds: ['y', 'both'], missing: [] },
    ];
    expect(notesToRead(budgets[1]!, steps)).toEqual(['both', 'x', 'y']);
  });
});

describe('the plan without a model', () => {
  it('searches for the question, its telling words and its parts', () => {
    expect(planned('What do people say about pricing and about trust in the numbers?')).toEqual([
      'What do people say about pricing and about trust in the numbers?',
      'people pricing trust numbers',
      'people',
      'pricing',
      'trust numbers',
    ]);
  });

  it('drops queries that repeat others', () => {
    expect(distinct(['Price of tea', 'tea of price', ' ', 'milk'])).toEqual(['Price of tea', 'milk']);
  });
});
