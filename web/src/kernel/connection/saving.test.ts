import { reportSaving, savingNow } from './saving.ts';

describe('saving state', () => {
  const warned = new Set<unknown>();
  beforeAll(() =>
    Object.assign(globalThis, {
      addEventListener: (_: string, warn: unknown) => warned.add(warn),
      removeEventListener: (_: string, warn: unknown) => warned.delete(warn),
    }),
  );

  it('is the worst of all documents, visible or not', () => {
    reportSaving('note', 'saved');
    reportSaving('highlight', 'waiting');
    expect(savingNow()).toBe('waiting');
    reportSaving('highlight', null);
    expect(savingNow()).toBe('saved');
  });

  it('warns on closing the page while edits are unsaved, and not afterwards', () => {
    for (const saving of ['saving', 'waiting', 'stuck', 'refused'] as const) {
      reportSaving('note', saving);
      expect(warned.size).toBe(1);
    }
    for (const saving of ['saved', 'kept'] as const) {
      reportSaving('note', saving);
      expect(warned.size).toBe(0);
    }
  });
});
