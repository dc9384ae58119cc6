import type { Session } from '../session.ts';
import { lazily } from './lazily.ts';

describe('the stores of a unit of work', () => {
  const session = (teamId: string) => ({ teamId }) as Session;

  it('are built when they are first read, once a session', () => {
    const built: string[] = [];
    const storesOf = lazily({
      tags: ({ teamId }) => ({ of: built.push(`tags of ${teamId}`) && teamId }),
      notes: ({ teamId }) => ({ of: built.push(`notes of ${teamId}`) && teamId }),
    });
    const [one, other] = [storesOf(session('one')), storesOf(session('other'))];
    expect(built).toEqual([]);
    const { tags } = one;
    expect(one.tags).toBe(tags);
    expect(other.tags.of).toBe('other');
    expect(built).toEqual(['tags of one', 'tags of other']);
  });
});
