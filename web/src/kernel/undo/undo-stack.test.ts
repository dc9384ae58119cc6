import { STACK_MAX, UndoStack } from './undo-stack.ts';

const nothing = () => undefined;

describe('undo', () => {
  it('reverts the latest change first', () => {
    const stack = new UndoStack();
    stack.done('Merged tags', nothing);
    stack.done('Deleted a tag', nothing);
    expect([stack.take()?.label, stack.take()?.label, stack.take()]).toEqual([
      'Deleted a tag',
      'Merged tags',
      undefined,
    ]);
  });

  it('reverts a change once, by toast or key', () => {
    const stack = new UndoStack();
    const merged = stack.done('Merged tags', nothing);
    expect(stack.take(merged)).toBe(merged);
    expect(stack.take(merged)).toBeUndefined();
    expect(stack.take()).toBeUndefined();
  });

  it('keeps the order after a failed undo', () => {
    const stack = new UndoStack();
    const first = stack.done('first', nothing);
    stack.done('second', nothing);
    stack.putBack(stack.take(first)!);
    expect(stack.take()?.label).toBe('second');
  });

  it('continues with changes from before the page opened, newest first', () => {
    const stack = new UndoStack();
    expect(stack.touched).toBe(false);
    const here = stack.done('here', nothing);
    expect(stack.touched).toBe(true);
    stack.before([
      { label: 'an hour ago', undo: nothing },
      { label: 'yesterday', undo: nothing },
    ]);
    expect(stack.take()).toBe(here);
    const hourAgo = stack.take()!;
    expect(stack.take()?.label).toBe('yesterday');
    stack.putBack(hourAgo);
    stack.putBack(here);
    expect([stack.take(), stack.take()]).toEqual([here, hourAgo]);
  });

  it('remembers a limited number of changes', () => {
    const stack = new UndoStack();
    for (let at = 0; at <= STACK_MAX; at++) stack.done(String(at), nothing);
    let oldest;
    for (let entry = stack.take(); entry; entry = stack.take()) oldest = entry.label;
    expect(oldest).toBe('1');
  });
});
