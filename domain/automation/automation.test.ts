import {
  type ActionOutcome,
  type Automation,
  type AutomationAction,
  type AutomationRun,
  FAILURES_MAX,
  RULE_EVENT_NAMES,
  actionsLeft,
  afterRun,
  endedRun,
  eventKind,
  isHappening,
  eventOf,
  readActions,
  readTrigger,
  readyMade,
  refuseTooOften,
  halted,
  ruleEvents,
  themeDoubles,
  whyTooDeep,
  whyTooOften,
  withOutcome,
} from './index.ts';

const ADA = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f';
const BETA = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e60';
const at = new Date('2026-03-01T12:00:00Z');
const minutes = (...all: number[]) => all.map((one) => new Date(at.getTime() + one * 60_000));
const rules = {
  combinator: 'AND',
  conditions: [{ field: 'note.title', operator: 'contains', value: 'churn' }],
} as const;
const summary: AutomationAction = { actionType: 'startSummary', parameters: {}, executionOrder: 2 };
const notify: AutomationAction = {
  actionType: 'sendNotification',
  parameters: { memberIds: [ADA], message: 'Hi' },
  executionOrder: 1,
};
const automation = (more: Partial<Automation> = {}): Automation => ({
  id: 'a',
  teamId: 't',
  ownerId: ADA,
  title: 'Churn',
  trigger: { type: 'Event', event: 'note:created', rules },
  actions: [notify, summary],
  onFailure: 'STOP',
  active: true,
  stoppedReason: null,
  failures: 0,
  nextRunAt: at,
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...more,
});
const run = (...actions: ActionOutcome[]): AutomationRun => ({
  id: 'r',
  teamId: 't',
  automationId: 'a',
  depth: 0,
  occasion: '1',
  event: 'note:created',
  sourceId: null,
  objectType: null,
  objectId: null,
  dueAt: null,
  state: 'WAITING',
  reason: null,
  conditions: [],
  actions,
  createdAt: at,
  endedAt: null,
});

describe('a trigger', () => {
  it('is an event with rules, or a schedule', () => {
    expect(readTrigger({ type: 'Event', event: 'note:created', rules })).toEqual(automation().trigger);
    const cron = { type: 'Cron', cronExpression: '0 9 * * 1', timezone: 'UTC' } as const;
    expect(readTrigger(cron)).toEqual(cron);
  });

  it.each([
    { type: 'Event', rules },
    { type: 'Event', event: 'note:created', rules, timezone: 'UTC' },
    { type: 'Event', event: 'note:created', rules, cronExpression: '0 9 * * 1' },
    { type: 'Cron', cronExpression: '0 9 * * 1' },
    { type: 'Cron', timezone: 'UTC' },
    { type: 'Cron', cronExpression: '0 9 * * 1', timezone: 'UTC', event: 'note:created' },
    { type: 'Cron', cronExpression: '0 9 * * 1', timezone: 'UTC', rules },
  ] as const)('is refused with missing or further keys: %j', (sent) => {
    expect(() => readTrigger(sent)).toThrow(expect.objectContaining({ title: 'The trigger is not valid' }));
  });

  it('is refused without rules', () => {
    const sent = { type: 'Event', event: 'note:created' } as const;
    expect(() => readTrigger(sent)).toThrow(expect.objectContaining({ title: 'Invalid rules structure' }));
  });

  it('has times that are five minutes apart', () => {
    expect(() => refuseTooOften(minutes(0, 5, 10))).not.toThrow();
    expect(() => refuseTooOften(minutes(0, 5, 9))).toThrow(
      expect.objectContaining({ title: 'The schedule runs too often' }),
    );
    expect(() => refuseTooOften([])).toThrow(expect.objectContaining({ title: 'The schedule has no time' }));
  });
});

describe('a rule after its runs', () => {
  it('is stopped by repeated failure only', () => {
    let now = automation();
    for (let n = 1; n < FAILURES_MAX; n += 1) now = afterRun(now, 'No Slack');
    expect(now).toEqual(automation({ failures: FAILURES_MAX - 1 }));
    expect(afterRun(now, null)).toEqual(automation());
    expect(afterRun(now, 'No Slack')).toEqual(
      automation({
        failures: 5,
        active: false,
        nextRunAt: null,
        stoppedReason: 'It failed 5 times in a row. No Slack',
      }),
    );
  });

  it('can be stopped for another reason', () => {
    const reason = 'Its owner has left the workspace.';
    expect(halted(automation(), reason)).toEqual(automation({ active: false, nextRunAt: null, stoppedReason: reason }));
  });

  it('is stopped once', () => {
    const paused = automation({ active: false, failures: 7 });
    expect(afterRun(paused, 'No Slack')).toEqual({ ...paused, failures: 8 });
  });

  it('stays the same after success', () => {
    const rule = automation();
    expect(afterRun(rule, null)).toBe(rule);
  });
});

describe('a run', () => {
  const done = {
    executionOrder: 1,
    actionType: 'sendNotification',
    state: 'DONE',
    reason: null,
    detail: null,
  } as const;
  const failed = { ...done, state: 'FAILED', reason: 'Gone' } as const;

  it('keeps the outcome of each action, and has the others left', () => {
    expect(actionsLeft([notify, summary], run())).toEqual([notify, summary]);
    expect(withOutcome(run(), notify, {})).toEqual(run(done));
    expect(withOutcome(run(), notify, { detail: 'Answer 200' })).toEqual(run({ ...done, detail: 'Answer 200' }));
    expect(withOutcome(run(), notify, { failed: 'Gone' })).toEqual(run(failed));
    expect(actionsLeft([notify, summary], run(done))).toEqual([summary]);
  });

  it('ends with its actions; those without an outcome were left out', () => {
    const leftOut = {
      executionOrder: 2,
      actionType: 'startSummary',
      state: 'LEFT_OUT',
      reason: null,
      detail: null,
    } as const;
    expect(endedRun(run(done), [notify], at)).toEqual({ ...run(done), state: 'DONE', endedAt: at });
    expect(endedRun(run(failed), [notify, summary], at)).toEqual({
      ...run(failed, leftOut),
      state: 'FAILED',
      reason: 'Gone',
      endedAt: at,
    });
  });
});

describe('the catalogue of events', () => {
  it('has those of the specification, and themes that double', () => {
    expect(RULE_EVENT_NAMES.toSorted()).toEqual(
      [
        'insight:published',
        'theme:created',
        'theme:changed',
        'note:created',
        'dataset:created',
        'project:created',
        'user:activity',
      ].toSorted(),
    );
  });

  it('says which happen', () => {
    for (const event of RULE_EVENT_NAMES) expect(isHappening(event)).toBe(eventKind(event).happens);
  });

  it('lists fields with their type, choices and operators', () => {
    const { events } = ruleEvents();
    const fields = events.find(({ event }) => event === 'project:created')!.fields;
    expect(fields.find(({ field }) => field === 'project.status')).toEqual({
      field: 'project.status',
      label: 'status',
      type: 'enum',
      values: ['active', 'archived', 'completed'],
      of: null,
      operators: ['in', 'notIn'],
    });
    expect(fields.find(({ field }) => field === 'project.createdBy')).toMatchObject({ values: [], of: 'MEMBER' });
  });
});

describe('a rule to start from', () => {
  it('can be saved once its empty places are filled', () => {
    const drafts = readyMade(ADA, 'Europe/Berlin');
    expect(drafts).toHaveLength(9);
    for (const { trigger: draft, actions } of [...drafts, themeDoubles(ADA, { id: ADA, title: 'Support inbox' })]) {
      const words = JSON.stringify(draft).replace('"contains","value":""', '"contains","value":"churn"');
      const trigger = JSON.parse(words) as typeof draft;
      expect(readTrigger(trigger)).toEqual(trigger);
      const filled = actions.map((one) =>
        one.actionType === 'moveToProject'
          ? { ...one, parameters: { projectId: BETA } }
          : one.actionType === 'createIssue'
            ? { ...one, parameters: { ...one.parameters, destinationId: BETA } }
            : one.actionType === 'sendToSlack'
              ? { ...one, parameters: { ...one.parameters, channel: '#research' } }
              : one,
      );
      expect(readActions(filled, eventOf(trigger))).toEqual(filled);
    }
  });
});

describe('a run', () => {
  it.each([
    [0, null],
    [3, null],
    [4, 'It was not started, because 4 automations in a row led to this event.'],
  ])('after %d rules in a row has the reason %j not to start', (depth, reason) =>
    expect(whyTooDeep(depth)).toBe(reason),
  );

  it.each([
    [500, null],
    [501, 'It started more than 500 times within an hour. Check whether something that it does starts it again.'],
  ])('after %d starts has the reason %j to stop its rule', (starts, reason) =>
    expect(whyTooOften(starts)).toBe(reason),
  );
});
