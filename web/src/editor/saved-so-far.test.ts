import { afterSettled, isUnsaved, nothingTyped, savingOf } from './saved-so-far.ts';

const typed = (count: number) => ({ ...nothingTyped, connected: true, typed: count });

describe('what is called saved', () => {
  it('is said only once the server has kept everything typed so far', () => {
    expect(savingOf(typed(3))).toBe('saving');
    expect(savingOf(afterSettled(typed(3), 2))).toBe('saving');
    expect(savingOf(afterSettled(typed(3), 3))).toBe('saved');
  });
  it('is not said of what was typed after the answer', () => {
    expect(savingOf({ ...afterSettled(typed(3), 3), typed: 4 })).toBe('saving');
  });
  it('is never more than was typed, nor taken back by an older answer', () => {
    expect(afterSettled(typed(3), 9).kept).toBe(3);
    expect(afterSettled(afterSettled(typed(3), 3), 1).kept).toBe(3);
  });
  it('waits on this page while nobody is connected, and stays unsaved', () => {
    const offline = { ...typed(1), connected: false };
    expect(savingOf(offline)).toBe('waiting');
    expect(isUnsaved(offline)).toBe(true);
  });
  it('is nothing before anything was typed, and refused when it may not be written', () => {
    expect(savingOf(typed(0))).toBeNull();
    expect(savingOf({ ...typed(1), refused: true })).toBe('refused');
  });
});
