import type { Uuid } from '@evident/domain/kernel';
import { peopleAccessOf } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { Frequencies, QueryWord, SearchedType } from '@evident/domain/search';
import { sql } from 'kysely';
import type { ReadRows } from '../reads.ts';
import { visibleChannels, visibleFolders, visibleProjects } from '../scope.ts';
import { rowsOfText } from './all-tables.ts';

/** The scopes an actor can search, and their size. */
export interface SearchedVolume {
  readonly scopes: readonly Uuid[];
  readonly languages: readonly string[];
  /** Number of passages by language. */
  readonly passages: ReadonlyMap<string, number>;
  readonly documents: number;
  readonly meanLengths: ReadonlyMap<SearchedType, number>;
  /** The number of objects of a type in these scopes. */
  objectsIn(type: SearchedType, scopes: readonly Uuid[]): number;
}

interface VolumeRow {
  id: Uuid;
  type: SearchedType | null;
  language: string | null;
  objects: number;
  length: number;
  passages: number;
}

/** Reason: every search statement is limited to the ids that this finds: those of the projects, folders and channels in sight, the tag boards of the workspace, and the workspace for members who see people. */
export async function searchedVolume(rows: ReadRows, actor: Actor): Promise<SearchedVolume> {
  const lines = await rowsOfText(
    rows,
    sql<VolumeRow>`
      SELECT s.id, v.object_type AS type, v.language, coalesce(sum(v.objects), 0)::int AS objects, coalesce(sum(v.length), 0)::float8 AS length, coalesce(sum(v.passages), 0)::int AS passages
      FROM (SELECT p.id FROM project p WHERE p.id IN ${visibleProjects(actor, 'READ')}
            UNION ALL SELECT f.id FROM folder f WHERE f.id IN ${visibleFolders(actor)}
            UNION ALL SELECT c.id FROM channel c WHERE c.id IN ${visibleChannels(actor)}
            UNION ALL SELECT b.id FROM tag_board b WHERE b.project_id IS NULL
            UNION ALL SELECT t.id FROM team t WHERE t.people_access = ANY (${peopleAccessOf(actor)}::text[])) s
        LEFT JOIN search_volume v ON v.scope_id = s.id GROUP BY s.id, v.object_type, v.language`,
  );
  const byType = Map.groupBy(
    lines.filter(({ type }) => type !== null),
    ({ type }) => type!,
  );
  const passages = new Map<string, number>();
  for (const line of lines)
    if (line.passages > 0) passages.set(line.language!, (passages.get(line.language!) ?? 0) + line.passages);
  const sum = (of: readonly VolumeRow[], key: 'objects' | 'length'): number =>
    of.reduce((total, line) => total + line[key], 0);
  return {
    scopes: [...new Set(lines.map(({ id }) => id))],
    languages: [...passages.keys()],
    passages,
    documents: sum(lines, 'objects'),
    meanLengths: new Map(
      [...byType].map(([type, of]) => [type, sum(of, 'objects') > 0 ? sum(of, 'length') / sum(of, 'objects') : 0]),
    ),
    objectsIn(type, scopes) {
      const wanted = new Set(scopes);
      return sum(
        (byType.get(type) ?? []).filter(({ id }) => wanted.has(id)),
        'objects',
      );
    },
  };
}

/** The frequencies of all forms of a query, in the actor's scopes. */
export async function knownFrequencies(
  rows: ReadRows,
  { scopes, documents }: SearchedVolume,
  words: readonly QueryWord[],
): Promise<Frequencies> {
  const parts = words
    .flatMap((word) => [word, ...(word.components ?? []), ...(word.alternatives ?? [])])
    .flatMap((word) => word.parts);
  const forms = [...new Set(parts.flatMap((part) => part.forms))];
  const prefixes = [...new Set(parts.flatMap(({ prefix }) => (prefix === null ? [] : [prefix])))];
  const found = await rows<{ kind: 'form' | 'prefix'; term: string; objects: number }>(
    `SELECT 'form' AS kind, t.term, sum(t.objects)::int AS objects FROM search_term t WHERE t.term = ANY($1::text[]) AND t.scope_id = ANY($3::uuid[]) GROUP BY t.term
     UNION ALL
     SELECT 'prefix', p.prefix, sum(t.objects)::int FROM unnest($2::text[]) p(prefix)
     JOIN search_term t ON t.term >= p.prefix AND t.term < p.prefix || U&'\\+10FFFF' WHERE t.scope_id = ANY($3::uuid[]) GROUP BY p.prefix`,
    [forms, prefixes, scopes],
  );
  const known = new Map(found.map(({ kind, term, objects }) => [`${kind} ${term}`, objects]));
  return {
    documents,
    documentsWith: (form) => known.get(`form ${form}`) ?? 0,
    documentsWithPrefix: (prefix) => known.get(`prefix ${prefix}`) ?? 0,
  };
}

/** The scopes in sight, or those of them that are wanted. */
export function wantedScopes({ scopes }: SearchedVolume, projectIds: readonly Uuid[] | null): readonly Uuid[] {
  const wanted = projectIds && new Set(projectIds);
  return wanted ? scopes.filter((id) => wanted.has(id)) : scopes;
}
