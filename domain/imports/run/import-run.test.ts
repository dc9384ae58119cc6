import { type ImportState, stateOfRun } from './import-run.ts';

describe('the state of an import', () => {
  it.each<[ImportState[], ImportState]>([
    [['waiting', 'waiting'], 'waiting'],
    [['done', 'waiting'], 'running'],
    [['running', 'failed'], 'running'],
    [['done', 'failed'], 'done'],
    [['failed', 'failed'], 'failed'],
    [['cancelled', 'done'], 'done'],
    [['cancelled', 'failed'], 'cancelled'],
  ])('of files that are %p is %s', (states, state) => {
    expect(stateOfRun(states.map((each) => ({ state: each })))).toBe(state);
  });
});
