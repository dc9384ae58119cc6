import { afterSettled, isUnsaved, nothingTyped, savingOf } from './saved-so-far.ts';

const typed = (count: number) => ({ ...nothingTyped, connected: true, typed: count });

describe('saved state', () => {
  it('is reached only after the server has stored all edits so far', () => {
    expect(savingOf(typed(3))).toBe('saving');
    expect(savingOf(afterSettled(typed(3), 2))).toBe('saving');
    expect(savingOf(afterSettled(typed(3), 3))).toBe('saved');
  });
  it('excludes edits made after the acknowledgement', () => {
    expect(savingOf({ ...afterSettled(typed(3), 3), typed: 4 })).toBe('saving');
  });
  it('never exceeds the edits made, and ignores older acknowledgements', () => {
    expect(afterSettled(typed(3), 9).kept).toBe(3);
    expect(afterSettled(afterSettled(typed(3), 3), 1).kept).toBe(3);
  });
  it('waits locally while offline', () => {
    const offline = { ...typed(1), connected: false };
    expect(savingOf(offline)).toBe('waiting');
    expect(savingOf({ ...offline, onDevice: true })).toBe('kept');
    expect(isUnsaved(offline)).toBe(true);
  });
  it('is stuck while the server cannot store, until it has', () => {
    const stuck = { ...typed(2), stuck: true };
    expect(savingOf(stuck)).toBe('stuck');
    expect(savingOf({ ...stuck, connected: false })).toBe('waiting');
    expect(savingOf({ ...stuck, typed: 0 })).toBeNull();
    expect(savingOf(afterSettled(stuck, 1))).toBe('saving');
  });
  it('is empty before the first edit, and refused without write access', () => {
    expect(savingOf(typed(0))).toBeNull();
    expect(savingOf({ ...typed(1), refused: true })).toBe('refused');
  });
});
