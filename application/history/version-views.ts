import type { TextVersion, TextVersionView } from '@evident/domain/history';
import type { TextVersions } from '../content/index.ts';

/** Versions for readers, with the names of their authors. */
export async function viewsOf(
  versions: Pick<TextVersions, 'namesOf'>,
  all: readonly TextVersion[],
): Promise<TextVersionView[]> {
  const names = await versions.namesOf([...new Set(all.flatMap(({ authors }) => authors))]);
  return all.map(({ id, name, current, authors, beganAt, endedAt, restoredFrom }) => ({
    id,
    name,
    current,
    authors: authors.map((author) => ({ id: author, name: names.get(author) ?? 'Deleted user' })),
    beganAt: beganAt.toISOString(),
    endedAt: endedAt.toISOString(),
    restoredFrom: restoredFrom?.toISOString() ?? null,
  }));
}
