import type { MediaFacts } from './facts.ts';
import { exportEventOf, pipelineOf } from './pipeline.ts';

const facts = {} as MediaFacts;
const complete = { event: 'COMPLETE' } as const;
const error = { event: 'ERROR' } as const;

describe('events of the media pipeline', () => {
  it.each([
    ['a recording that waits', 'WAITING', null, [], ['source.transferred']],
    ['one whose facts cannot be read', 'FAILED', null, [], ['source.transferred', 'metadata.failed']],
    [
      'one in its second step',
      'PROCESSING',
      facts,
      [complete, { event: 'PROGRESSING' }, { event: null }],
      ['source.transferred', 'metadata.processed', 'output.processed'],
    ],
    [
      'one with a failed step',
      'FAILED',
      facts,
      [complete, error],
      ['source.transferred', 'metadata.processed', 'output.processed', 'output.failed'],
    ],
    [
      'a finished one',
      'DONE',
      facts,
      [complete],
      ['source.transferred', 'metadata.processed', 'output.processed', 'job.completed'],
    ],
    ['one without outputs', 'DONE', facts, [], ['source.transferred', 'metadata.processed', 'job.skipped']],
    [
      'a cancelled one, whose steps did not fail',
      'CANCELLED',
      facts,
      [complete, error],
      ['source.transferred', 'metadata.processed', 'output.processed', 'job.skipped'],
    ],
  ] as const)('of %s', (_about, state, known, jobs, events) => {
    expect(pipelineOf({ state, facts: known }, jobs)).toEqual(events);
  });

  it.each([
    ['WAITING', 'export.progress'],
    ['PROCESSING', 'export.progress'],
    ['DONE', 'export.completed'],
    ['FAILED', 'export.failed'],
    ['CANCELLED', 'export.failed'],
  ] as const)('of a rendering that is %s', (state, event) => {
    expect(exportEventOf({ state })).toBe(event);
  });
});
