import { STACK_MAX, UndoStack } from './undo-stack.ts';

const nothing = () => undefined;
const HERE = { projectId: 'here' };
const THERE = { projectId: 'there' };
const change = (label: string, place: { projectId: string | null } = HERE) => ({ label, undo: nothing, place });

describe('undo', () => {
  it('reverts the latest change first', () => {
    const stack = new UndoStack();
    stack.done(change('Merged tags'));
    stack.done(change('Deleted a tag'));
    expect([stack.take(stack.last())?.label, stack.take(stack.last())?.label, stack.take(stack.last())]).toEqual([
      'Deleted a tag',
      'Merged tags',
      undefined,
    ]);
  });

  it('reverts a change once, by toast or key', () => {
    const stack = new UndoStack();
    const merged = stack.done(change('Merged tags'));
    expect(stack.take(merged)).toBe(merged);
    expect(stack.take(merged)).toBeUndefined();
    expect(stack.take(stack.last())).toBeUndefined();
  });

  it('keeps the order after a failed undo', () => {
    const stack = new UndoStack();
    const first = stack.done(change('first'));
    stack.done(change('second'));
    stack.putBack(stack.take(first)!);
    expect(stack.take(stack.last())?.label).toBe('second');
  });

  it('continues with changes from before the page opened, newest first', () => {
    const stack = new UndoStack();
    expect(stack.touched).toBe(false);
    const here = stack.done(change('here'));
    expect(stack.touched).toBe(true);
    stack.before([change('an hour ago'), change('yesterday')]);
    expect(stack.take(stack.last())).toBe(here);
    const hourAgo = stack.take(stack.last())!;
    expect(stack.take(stack.last())?.label).toBe('yesterday');
    stack.putBack(hourAgo);
    stack.putBack(here);
    expect([stack.take(stack.last()), stack.take(stack.last())]).toEqual([here, hourAgo]);
  });

  it('remembers a limited number of changes', () => {
    const stack = new UndoStack();
    for (let at = 0; at <= STACK_MAX; at++) stack.done(change(String(at)));
    let oldest;
    for (let entry = stack.take(stack.last()); entry; entry = stack.take(stack.last())) oldest = entry.label;
    expect(oldest).toBe('1');
  });

  it('reverts what was changed in the project that is shown, and knows what was changed elsewhere', () => {
    const stack = new UndoStack();
    const [here, there] = [stack.done(change('here')), stack.done(change('a view', THERE))];
    const outside = stack.done(change('a dashboard', { projectId: null }));
    expect(stack.last(new Set(['here']))).toBe(here);
    expect(stack.last(new Set(['other']))).toBeUndefined();
    expect(stack.last(new Set(['here', 'there']))).toBe(there);
    expect(stack.last(new Set([null]))).toBe(outside);
    expect(stack.last()).toBe(outside);
  });
});

describe('redo', () => {
  const redo = async () => undefined;
  const undo = (stack: UndoStack) => stack.undone({ ...stack.take(stack.last())!, redo });
  const shown = new Set([HERE.projectId]);

  it('does again what was undone last, once', () => {
    const stack = new UndoStack();
    const [first, second] = [stack.done(change('first')), stack.done(change('second'))];
    undo(stack);
    undo(stack);
    expect([1, 2, 3].map(() => stack.takeUndone(shown)?.id)).toEqual([first.id, second.id, undefined]);
  });

  it('stays in the project that is shown, and skips what cannot be done again', () => {
    const stack = new UndoStack();
    stack.done(change('there', THERE));
    undo(stack);
    stack.done(change('here, once'));
    stack.take(stack.last());
    expect(stack.takeUndone(shown)).toBeUndefined();
    expect(stack.takeUndone(new Set([THERE.projectId]))?.label).toBe('there');
  });

  it('ends with another change in the same project, but not with one done again', () => {
    const stack = new UndoStack();
    for (const label of ['first', 'second']) stack.done(change(label));
    undo(stack);
    undo(stack);
    stack.done(change('first'), true);
    stack.done(change('elsewhere', THERE));
    expect(stack.takeUndone(shown)?.label).toBe('first');
    stack.done(change('third'));
    expect(stack.takeUndone(shown)).toBeUndefined();
  });
});
