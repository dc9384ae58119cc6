import { rolesIn } from './turn-roles.ts';
import type { TurnStart } from './turn-start.ts';

const marked = (start: TurnStart, text: string) => ({
  line: { nodes: [{ type: 'text', text }], soft: false },
  start,
});
const named = (name: string, start: number): TurnStart => ({ name, start, length: 9, evidence: 'time' });
const bare = (start: number): TurnStart => ({ name: null, start, length: 5, evidence: 'stamp' });

describe('names next to a time, where more times have no name', () => {
  const rolesOf = (names: readonly string[]) => {
    const starts = names.map(named);
    const lines = starts.map((start) => marked(start, `${start.name} 0:00 words`));
    const others = Array.from({ length: names.length + 1 }, (_, at) => marked(bare(at), '00:00 words'));
    const roleOf = rolesIn([...lines, ...others]);
    return starts.map(roleOf);
  };

  it('are those of speakers if they recur', () => {
    expect(rolesOf(['Ann', 'Bo', 'that', 'Ann', 'Bo'])).toEqual(['begins', 'begins', 'ends', 'begins', 'begins']);
  });

  it('take time linear in their number', () => {
    const names = Array.from({ length: 150_000 }, (_, at) => `Name ${at}`);
    expect(rolesOf(names)).toHaveLength(names.length);
  });
});
