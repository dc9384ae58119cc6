import fc from 'fast-check';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { applyOn, highlightsIn } from '../../test/builders/tagged-highlights.ts';
import type { Person } from '../../test/support/known-people.ts';
import { openStores, type OpenStores } from '../../test/support/open-stores.ts';
import { CreateTag, CreateTagHandler } from './create-tag.ts';
import { CreateTagBoard, CreateTagBoardHandler } from './create-tag-board.ts';
import { CreateTagGroup, CreateTagGroupHandler } from './create-tag-group.ts';
import { MergeTags, MergeTagsHandler } from './merge-tags.ts';
import { MoveTags, MoveTagsHandler } from './move-tags.ts';
import { RemoveTags, RemoveTagsHandler } from './remove-tags.ts';
import { undoTagChanges } from './undo-tag-changes.ts';

const TAGS = 3;
const GROUPS = 2;
const HIGHLIGHTS = 2;
type Step = { do: 'move' | 'merge' | 'remove' | 'undo'; which: number; to: number; before: number };
const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('move', 'merge', 'merge', 'merge', 'remove', 'undo', 'undo'),
  which: fc.nat(TAGS - 1),
  to: fc.constantFrom(0, 0, 1, 2),
  before: fc.nat(TAGS),
});
/** Initial tags of highlights; the date distinguishes applications. */
const start = fc.uniqueArray(fc.record({ highlight: fc.nat(HIGHLIGHTS - 1), tag: fc.nat(TAGS - 1) }), {
  selector: ({ highlight, tag }) => `${highlight} ${tag}`,
  minLength: 3,
  maxLength: 8,
});

/** Two tags are merged into a third, and the first merge is undone first. */
const OUT_OF_ORDER: [{ highlight: number; tag: number }[], Step[]] = [
  [
    { highlight: 0, tag: 1 },
    { highlight: 0, tag: 2 },
  ],
  [
    { do: 'merge', which: 1, to: 0, before: 0 },
    { do: 'merge', which: 2, to: 0, before: 0 },
    { do: 'undo', which: 0, to: 0, before: 1 },
  ],
];

describe('arranging the tags of a project', () => {
  let world: OpenStores;
  let ada: Person;

  beforeAll(async () => {
    world = await openStores();
    ada = await world.people.member(await world.people.team());
  });
  afterAll(() => world.close());

  const made = <H>(Handler: new (work: OpenStores['work'], ids: typeof uuidV7, clock: typeof systemClock) => H): H =>
    new Handler(world.work, uuidV7, systemClock);

  async function project() {
    const projectId = await world.people.project(ada, 2);
    const boardId = await made(CreateTagBoardHandler).execute(new CreateTagBoard(ada, projectId, { title: 'Board' }));
    const groups: string[] = [];
    for (let n = 0; n < GROUPS; n += 1)
      groups.push(await made(CreateTagGroupHandler).execute(new CreateTagGroup(ada, boardId, { title: `Group ${n}` })));
    const tags: string[] = [];
    for (let n = 0; n < TAGS; n += 1)
      tags.push(await made(CreateTagHandler).execute(new CreateTag(ada, groups[n % GROUPS]!, { title: `Tag ${n}` })));
    return { projectId, groups, tags, highlights: await highlightsIn(world.database, ada, projectId, HIGHLIGHTS) };
  }

  const stateOf = async (projectId: string) => ({
    tags: await world.database.query<{ id: string; group: string; rank: number }>(
      'SELECT id, tag_group_id AS "group", rank, title, description, locked, took_over_tag_id FROM tag WHERE project_id = $1 ORDER BY id',
      [projectId],
    ),
    applied: await world.database.query<{ highlight: string; tag: string; day: number }>(
      `SELECT ht.highlight_id AS highlight, ht.tag_id AS tag, extract(day FROM applied_at AT TIME ZONE 'UTC')::int AS day FROM highlight_tag ht JOIN highlight h ON h.id = ht.highlight_id WHERE h.project_id = $1 ORDER BY 1, 2`,
      [projectId],
    ),
  });

  it('keeps every tag once and the right tags on every highlight, whatever is moved, merged, deleted and undone, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(start, fc.array(step, { minLength: 3, maxLength: 12 }), async (applied, steps) => {
        const { projectId, groups, tags, highlights } = await project();
        for (const [day, { highlight, tag }] of applied.entries())
          await applyOn(world.database, ada, highlights[highlight]!, tags[tag]!, day + 1);
        /** Final state of each tag: unchanged, merged into another, or deleted. */
        const fate = new Map<string, string | null>();
        const done: { undoId: string; before: unknown; after: unknown; reversal: () => void }[] = [];
        const ask = async ({ do: what, which, to, before }: Step): Promise<void> => {
          const tag = tags[which]!;
          const earlier = await stateOf(projectId);
          const undoId = await (what === 'move'
            ? new MoveTagsHandler(world.work, systemClock).execute(
                new MoveTags(ada, [tag], { tagGroupId: groups[to % GROUPS]!, beforeTagId: tags[before] ?? null }),
              )
            : what === 'merge'
              ? made(MergeTagsHandler).execute(new MergeTags(ada, [tag], tags[to]!))
              : made(RemoveTagsHandler).execute(new RemoveTags(ada, [tag])));
          if (what !== 'move') fate.set(tag, what === 'merge' ? tags[to]! : null);
          done.push({
            undoId,
            before: earlier,
            after: await stateOf(projectId),
            reversal: () => {
              if (what !== 'move') fate.delete(tag);
            },
          });
        };
        const undo = async (at: number): Promise<void> => {
          const changeSet = done[at];
          if (!changeSet) return;
          const earlier = await stateOf(projectId);
          await world.undo(ada, changeSet.undoId, undoTagChanges(systemClock));
          done.splice(at, 1);
          changeSet.reversal();
          if (JSON.stringify(earlier) === JSON.stringify(changeSet.after))
            expect(await stateOf(projectId)).toEqual(changeSet.before);
        };
        for (const each of steps) {
          const earlier = await stateOf(projectId);
          try {
            await (each.do === 'undo'
              ? undo(each.before % 2 === 0 ? done.length - 1 : each.which % Math.max(done.length, 1))
              : ask(each));
          } catch (error) {
            expect((error as { name: string }).name).toBe('Refusal');
            expect(await stateOf(projectId)).toEqual(earlier);
          }
          const now = await stateOf(projectId);
          expect(now.tags.map(({ id }) => id)).toEqual(tags.filter((tag) => !fate.has(tag)).sort());
          expect(now.tags.every(({ group }) => groups.includes(group))).toBe(true);
          expect(now.applied).toEqual(expected(applied, fate, tags, highlights));
        }
      }),
      { numRuns: 40, examples: [OUT_OF_ORDER] },
    );
  }, 120_000);

  it('announces what became of each tag, in ids only', async () => {
    const {
      projectId,
      tags: [gone, kept],
    } = await project();
    const seen = (await world.events(ada.teamId)).length;
    const undoId = await made(MergeTagsHandler).execute(new MergeTags(ada, [gone!], kept!));
    await world.undo(ada, undoId, undoTagChanges(systemClock));
    const told = (await world.events(ada.teamId))
      .slice(seen)
      .map(({ name, payload: { tagId, ...rest } }) => [name, tagId, rest]);
    const rest = { projectId, by: ada.userId };
    expect(told).toEqual([
      ['tag:changed', kept, rest],
      ['tag:removed', gone, rest],
      ['tag:changed', gone, rest],
      ['tag:changed', kept, rest],
    ]);
  });
});

/** A highlight has the merge targets of its tags, with their earliest application. */
function expected(
  applied: readonly { highlight: number; tag: number }[],
  fate: ReadonlyMap<string, string | null>,
  tags: readonly string[],
  highlights: readonly string[],
) {
  const became = (tag: string): string | null =>
    fate.has(tag) ? (fate.get(tag) === null ? null : became(fate.get(tag)!)) : tag;
  const first = new Map<string, { highlight: string; tag: string; day: number }>();
  for (const [index, { highlight, tag }] of applied.entries()) {
    const now = became(tags[tag]!);
    const key = `${highlights[highlight]} ${now}`;
    if (now !== null && !first.has(key))
      first.set(key, { highlight: highlights[highlight]!, tag: now, day: index + 1 });
  }
  return [...first.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
