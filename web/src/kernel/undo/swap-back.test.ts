import { type Swapped, swapBack } from './swap-back.ts';

describe('an undo that the server does not keep', () => {
  let stored: { title: string; status: string; version: number };
  const project: Swapped<typeof stored, { title?: string }> = {
    what: 'The project',
    read: async () => stored,
    send: async (parts, { version }) => {
      stored = { ...stored, ...parts, version: version + 1 };
    },
  };
  const undo = swapBack(project, { title: 'Prices' }, { title: 'Costs ' });
  beforeEach(() => {
    stored = { title: 'Costs', status: 'active', version: 1 };
  });

  it('sets the parts back, and again by its redo', async () => {
    const redo = (await undo()) as () => Promise<unknown>;
    expect(stored).toEqual({ title: 'Prices', status: 'active', version: 2 });
    await redo();
    expect(stored.title.trim()).toBe('Costs');
  });

  it('keeps another part that was changed since', async () => {
    stored = { ...stored, status: 'completed' };
    await undo();
    expect(stored).toMatchObject({ title: 'Prices', status: 'completed' });
  });

  it('is refused after a change of the same part, and so is its redo', async () => {
    const redo = (await undo()) as () => Promise<unknown>;
    stored = { ...stored, title: 'Fees' };
    await expect(redo()).rejects.toThrow('The project was changed again since then.');
    await expect(undo()).rejects.toThrow('The project was changed again since then.');
    expect(stored.title).toBe('Fees');
  });
});
