import type { FoundPlace, PlacedSource } from '@evident/application/conversations/passage-reader';
import { codePoints, countCodePoints, layOut, type RichNode, withoutRedacted } from '@evident/domain/content';
import { type Participant, authorName, channelTitle } from '@evident/domain/channels';
import { PASSAGE_NEIGHBORS } from '@evident/domain/conversations';
import type { Source } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { insightsFor } from '../insights/insight-rows.ts';
import { db, expression, parameter } from '../queries.ts';
import type { Sight } from '../reads.ts';

/** Columns of every row. */
interface Titled {
  readonly id: Uuid;
  readonly parentId: Uuid | null;
  readonly projectId: Uuid;
  readonly title: string;
  readonly projectTitle: string;
}
interface Written extends Titled {
  readonly content: RichNode;
  readonly speakers: Readonly<Record<string, string>>;
  readonly recording: Uuid | null;
}

const ids = parameter<readonly Uuid[]>('ids');

const NOTES = db
  .selectFrom('note as n')
  .innerJoin('document as d', 'd.id', 'n.id')
  .innerJoin('project as p', 'p.id', 'n.project_id')
  .where('n.id', '=', expression<Uuid>`ANY (${ids}::uuid[])`)
  .where('n.archived_at', 'is', null)
  .select(['n.id', 'n.title', 'n.project_id as projectId', 'p.title as projectTitle'])
  .select([
    expression<null>`NULL::uuid`.as('parentId'),
    expression<RichNode>`d.content`.as('content'),
    expression<Readonly<Record<string, string>>>`d.speakers`.as('speakers'),
  ])
  .select(({ selectFrom }) =>
    selectFrom('note_file as nf')
      .innerJoin('file as f', 'f.id', 'nf.file_id')
      .whereRef('nf.note_id', '=', 'n.id')
      .where('f.file_type', 'in', ['Audio', 'Video'])
      .select('f.id')
      .orderBy('nf.rank')
      .orderBy('nf.file_id')
      .limit(1)
      .as('recording'),
  );

const insights = (actor: Actor) =>
  insightsFor(actor, 'published')
    .where('i.id', '=', expression<Uuid>`ANY (${ids}::uuid[])`)
    .where('i.archived_at', 'is', null)
    .select(['i.id', 'i.project_id as projectId', 'p.title as projectTitle'])
    .select([
      expression<string>`coalesce(s.title, i.title)`.as('title'),
      expression<null>`NULL::uuid`.as('parentId'),
      expression<RichNode>`coalesce(s.content, d.content)`.as('content'),
      expression<Readonly<Record<string, string>>>`'{}'::jsonb`.as('speakers'),
      expression<null>`NULL::uuid`.as('recording'),
    ]);

const HIGHLIGHTS = db
  .selectFrom('highlight as h')
  .innerJoin('note as n', 'n.id', 'h.note_id')
  .innerJoin('document as d', 'd.id', 'h.note_id')
  .innerJoin('project as p', 'p.id', 'h.project_id')
  .where('h.id', '=', expression<Uuid>`ANY (${ids}::uuid[])`)
  .where('n.archived_at', 'is', null)
  .where('h.lost_at', 'is', null)
  .select([
    'h.id',
    'h.note_id as parentId',
    'n.title',
    'h.project_id as projectId',
    'p.title as projectTitle',
    'h.text',
    'h.start_ms as startMs',
    'h.end_ms as endMs',
    'h.file_id as fileId',
    expression<string[]>`names_of(d.speakers, h.speakers)`.as('speakers'),
  ])
  .select(({ selectFrom }) =>
    selectFrom('note_file as nf')
      .innerJoin('file as f', 'f.id', 'nf.file_id')
      .whereRef('nf.note_id', '=', 'h.note_id')
      .where('f.file_type', 'in', ['Audio', 'Video'])
      .select('f.id')
      .orderBy('nf.rank')
      .orderBy('nf.file_id')
      .limit(1)
      .as('recording'),
  );

/** Data points are cited as their theme; without one they are no sources. */
const DATA_POINTS = db
  .selectFrom('data_point as d')
  .innerJoin('theme as m', 'm.id', 'd.theme_id')
  .innerJoin('channel as c', 'c.id', 'd.channel_id')
  .where('d.id', '=', expression<Uuid>`ANY (${ids}::uuid[])`)
  .where('d.folded_into', 'is', null)
  .where('m.title', '<>', '')
  .select(['d.id as parentId', 'm.id', 'm.title', 'c.id as channelId', 'c.title as channel', 'd.text', 'd.creator']);

type Locate = (place: FoundPlace) => PlacedSource | null;

/** Places in records that the actor can see now. */
export async function passageSources(
  sight: Sight,
  actor: Actor,
  places: readonly FoundPlace[],
): Promise<(PlacedSource | null)[]> {
  const of = (type: FoundPlace['type']) => [
    ...new Set(places.filter((place) => place.type === type).map(({ id }) => id)),
  ];
  const [noteIds, insightIds, highlightIds] = [of('NOTE'), of('INSIGHT'), of('HIGHLIGHT')];
  const dataPointIds = of('CHANNEL_DATAPOINT');
  const locate = new Map<Uuid, Locate>();
  if (noteIds.length > 0)
    for (const row of await sight.rows(NOTES, { given: { ids: noteIds } })) locate.set(row.id, inText('note', row));
  if (insightIds.length > 0)
    for (const row of await sight.rows(insights(actor), { given: { ids: insightIds } }))
      locate.set(row.id, inText('insight', row));
  if (highlightIds.length > 0)
    for (const row of await sight.rows(HIGHLIGHTS, { given: { ids: highlightIds } })) {
      const { text, startMs, endMs, speakers, fileId, recording, ...titled } = row;
      const end = countCodePoints(text);
      const block = { start: 0, end, startMs, endMs, speaker: speakers.join(', ') || null };
      const blocks = [{ ...block, fileId: startMs === null ? null : (fileId ?? recording) }];
      const source = { type: 'highlight' as const, ...titled, text, blocks };
      locate.set(row.id, (place) => (withoutRedacted(text) === place.text ? { source, start: 0, end } : null));
    }
  if (dataPointIds.length > 0)
    for (const { text, channel, creator, ...titled } of await sight.rows(DATA_POINTS, {
      given: { ids: dataPointIds },
    })) {
      const block = { start: 0, end: countCodePoints(text), speaker: authorName(creator as Participant | null) };
      const blocks = [{ ...block, startMs: null, endMs: null, fileId: null }];
      const facts = { type: 'theme' as const, ...titled, projectId: null, projectTitle: channelTitle(channel) };
      locate.set(titled.parentId, around({ ...facts, text, blocks }));
    }
  return places.map((place) => locate.get(place.id)?.(place) ?? null);
}

function inText(type: 'note' | 'insight', { content, speakers, recording, ...titled }: Written): Locate {
  const { text, blocks } = layOut(content);
  const named = blocks.map(({ start, end, speaker, startMs, endMs, fileId }) => ({
    start,
    end,
    speaker: speaker === null ? null : (speakers[speaker] ?? null),
    startMs,
    endMs,
    fileId: startMs === null ? null : (fileId ?? recording),
  }));
  return around({ ...titled, type, text, blocks: named });
}

/** A place in a text, with some of the text around it. */
function around({ text, blocks, ...facts }: Omit<Source, 'key' | 'offset'>): Locate {
  const points = codePoints(text);
  const searched = codePoints(withoutRedacted(text));
  return (place) => {
    const at = positionOf(searched, text, place);
    if (at === null) return null;
    const end = at + countCodePoints(place.text);
    const [from, to] = [Math.max(0, at - PASSAGE_NEIGHBORS), Math.min(points.length, end + PASSAGE_NEIGHBORS)];
    return {
      start: at,
      end,
      source: {
        ...facts,
        text: points.slice(from, to),
        offset: from,
        blocks: blocks
          .filter((block) => block.start < to && block.end > from)
          .map((block) => ({
            ...block,
            start: Math.max(0, block.start - from),
            end: Math.min(to, block.end) - from,
          })),
      },
    };
  };
}

/** Where the words are now: mostly where they were indexed, else at their first occurrence. */
function positionOf(
  searched: ReturnType<typeof codePoints>,
  text: string,
  { start, text: words }: FoundPlace,
): number | null {
  if (searched.slice(start, start + countCodePoints(words)) === words) return start;
  const unit = withoutRedacted(text).indexOf(words);
  return unit === -1 ? null : searched.pointAt(unit);
}
