import { QueryClient } from '@tanstack/react-query';
import { foresee } from './foreseen.ts';

interface Tag {
  id: string;
  title: string;
}
const rename = {
  queryKey: ['tags'],
  foresee: (tags: Tag[], { id, title }: Tag) => tags.map((tag) => (tag.id === id ? { ...tag, title } : tag)),
};

describe('a change that is shown before it is confirmed', () => {
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

  it('is seen at once in every answer it touches, and in no other', async () => {
    await foresee(client, [rename], { id: '1', title: 'Trust in search' });
    expect(client.getQueryData(['tags', 'board'])).toEqual([
      { id: '1', title: 'Trust in search' },
      { id: '2', title: 'Speed' },
    ]);
    expect(client.getQueryData(['projects'])).toEqual(['untouched']);
  });

  it('is put back when it is refused', async () => {
    const { putBack } = await foresee(client, [rename], { id: '1', title: 'Trust in search' });
    putBack();
    expect(client.getQueryData(['tags', 'board'])).toEqual([
      { id: '1', title: 'Trust' },
      { id: '2', title: 'Speed' },
    ]);
  });

  it('makes no answer up where none was cached', async () => {
    await foresee(client, [{ queryKey: ['notes'], foresee: () => [] }], undefined);
    expect(client.getQueryData(['notes'])).toBeUndefined();
  });
});
