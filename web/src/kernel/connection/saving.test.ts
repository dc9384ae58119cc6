import { reportSaving, savingNow } from './saving.ts';

describe('what is being saved', () => {
  const warned = new Set<unknown>();
  beforeAll(() =>
    Object.assign(globalThis, {
      addEventListener: (_: string, warn: unknown) => warned.add(warn),
      removeEventListener: (_: string, warn: unknown) => warned.delete(warn),
    }),
  );

  it('is as far as the one that has got least far, whether it is shown or not', () => {
    reportSaving('note', 'saved');
    reportSaving('highlight', 'waiting');
    expect(savingNow()).toBe('waiting');
    reportSaving('highlight', null);
    expect(savingNow()).toBe('saved');
  });

  it('warns whoever closes the page while anything is not kept, and nobody afterwards', () => {
    for (const saving of ['saving', 'waiting', 'refused'] as const) {
      reportSaving('note', saving);
      expect(warned.size).toBe(1);
    }
    reportSaving('note', 'saved');
    expect(warned.size).toBe(0);
  });
});
