import { QueryClient } from '@tanstack/react-query';
import { applyUpdates } from './cache-updates.ts';

interface Tag {
  id: string;
  title: string;
}
const rename = {
  queryKey: ['tags'],
  update: (tags: Tag[], { id, title }: Tag) => tags.map((tag) => (tag.id === id ? { ...tag, title } : tag)),
};

describe('optimistic update', () => {
  const client = new QueryClient();
  beforeEach(() => {
    client.clear();
    client.setQueryData(
      ['tags', 'board'],
      [
        { id: '1', title: 'Trust' },
        { id: '2', title: 'Speed' },
      ],
    );
    client.setQueryData(['projects'], ['untouched']);
  });
  afterAll(() => client.clear());

  it('applies at once to every matching cache entry, and to no other', async () => {
    await applyUpdates(client, [rename], { id: '1', title: 'Trust in search' });
    expect(client.getQueryData(['tags', 'board'])).toEqual([
      { id: '1', title: 'Trust in search' },
      { id: '2', title: 'Speed' },
    ]);
    expect(client.getQueryData(['projects'])).toEqual(['untouched']);
  });

  it('is rolled back when refused', async () => {
    const { rollBack } = await applyUpdates(client, [rename], { id: '1', title: 'Trust in search' });
    rollBack();
    expect(client.getQueryData(['tags', 'board'])).toEqual([
      { id: '1', title: 'Trust' },
      { id: '2', title: 'Speed' },
    ]);
  });

  it('creates no missing cache entries', async () => {
    await applyUpdates(client, [{ queryKey: ['notes'], update: () => [] }], undefined);
    expect(client.getQueryData(['notes'])).toBeUndefined();
  });
});
