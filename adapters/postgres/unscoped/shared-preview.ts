import { type RichNode, excerpt, excerptOf } from '@evident/domain/content';
import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import type { SharedPreview, ShareLink } from '@evident/domain/sharing';
import { expression } from '../queries.ts';
import type { ReadRows } from '../reads.ts';
import { all, rowsOf } from './all-tables.ts';
import { sharedReelOf } from './shared-clips.ts';
import { documentsOf } from './shared-documents.ts';
import { quotesOf } from './shared-quotes.ts';

const WORDS = 200;

/** Reason: sites that preview a link are no members. The link defines the scope, as for {@link PostgresSharedReader}. */
export async function previewOf(
  rows: ReadRows,
  { teamId, objectType, objectId, searchEngines }: ShareLink,
): Promise<SharedPreview | null> {
  const [team] = await rowsOf(rows, all.selectFrom('team').select('name').where('id', '=', teamId));
  if (!team) return null;
  const plain = { workspace: team.name, description: '', pictureFileId: null, searchEngines };
  if (objectType === 'project') {
    const [project] = await rowsOf(rows, all.selectFrom('project').select('title').where('id', '=', objectId));
    return project ? { ...plain, title: project.title } : null;
  }
  if (objectType === 'reel') {
    const reel = await sharedReelOf(rows, objectId);
    return reel && { ...plain, title: reel.title };
  }
  const documents = documentsOf(objectType, objectId);
  if (documents === null) {
    const [quote] = await quotesOf(rows, [objectId], null);
    return quote ? { ...plain, title: 'Quote', description: excerpt(quote.text, WORDS) } : null;
  }
  const [document] = await rowsOf(
    rows,
    all
      .selectFrom(documents.as('s'))
      .select([
        's.title',
        's.coverFileId',
        expression<RichNode[]>`jsonb_path_query_array(s.content, '$.content[0 to 19]')`.as('opening'),
      ]),
  );
  if (!document) return null;
  return {
    ...plain,
    title: document.title || (objectType === 'insight' ? UNTITLED_INSIGHT : 'Note'),
    description: excerptOf({ type: 'doc', content: document.opening }, WORDS),
    pictureFileId: document.coverFileId,
  };
}
