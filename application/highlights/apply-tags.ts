import type { Highlight } from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type AppliedTag, usableIn } from '@evident/domain/tags';
import type { TagStore } from '../tags/index.ts';
import type { HighlightStore } from './highlight-store.ts';

/** Applies tags of the highlight's project or of the workspace, on behalf of a member. */
export async function applyTags(
  { highlights, tags }: { highlights: HighlightStore; tags: TagStore },
  actor: Actor,
  highlight: Highlight,
  tagIds: readonly Uuid[],
  now: Date,
): Promise<AppliedTag[]> {
  for (const tagId of tagIds) {
    if (!usableIn(await tags.find(tagId), highlight.projectId))
      refuse(
        'UnprocessableContent',
        'Tag not found in this project',
        'Choose a tag of the project that the note is in.',
      );
  }
  const applied = [...new Set(tagIds)].map((tagId) => ({
    highlightId: highlight.id,
    tagId,
    appliedBy: actor.userId,
    appliedAt: now,
    how: 'person' as const,
  }));
  await highlights.apply(...applied);
  return applied;
}
