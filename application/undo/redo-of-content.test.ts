import { StartThread } from '../comments/start-thread.ts';
import { AnnotateHighlight } from '../highlights/annotate-highlight.ts';
import { ReattachHighlight } from '../highlights/reattach-highlight.ts';
import { RemoveHighlight } from '../highlights/remove-highlight.ts';
import { TagHighlight } from '../highlights/tag-highlight.ts';
import { UntagHighlight } from '../highlights/untag-highlight.ts';
import { PublishInsight } from '../insights/publish-insight.ts';
import { SetNoteDates } from '../notes/set-note-dates.ts';
import { UpdateNote } from '../notes/update-note.ts';
import { CreatePerson } from '../people/create-person.ts';
import { MergeTags } from '../tags/merge-tags.ts';
import { RemoveTags } from '../tags/remove-tags.ts';
import { UpdateTag } from '../tags/update-tag.ts';
import { MoveToTrash } from '../trash/move-to-trash.ts';
import { ChangeRows } from '../views/change-rows.ts';
import { describeRedo } from '../../test/support/describe-redo.ts';

const of = describeRedo('redo of content', {
  both: {
    async 'renaming a tag'() {
      const [id] = (await tagged()).tagIds;
      return {
        change: new UpdateTag(of.ada, id, { title: 'Worry' }),
        shown: ['tag', 'id', id],
        same: new UpdateTag(of.ben, id, { title: 'Fear' }),
        other: new UpdateTag(of.ben, id, { description: 'As they say it' }),
        kept: ['tag', 'id', id, 'description'],
      };
    },
    async 'deleting a tag'() {
      const { tagIds, id } = await tagged();
      await of.world.ask(new TagHighlight(of.ada, id, [tagIds[0]]));
      return {
        change: new RemoveTags(of.ada, [tagIds[0]]),
        shown: ['highlight_tag', 'tag_id', tagIds[0]],
        same: new TagHighlight(of.ben, await of.world.highlight(of.ben, of.noteId, 'five'), [tagIds[0]]),
        other: new UpdateTag(of.ben, tagIds[1], { title: 'Other' }),
        kept: ['tag', 'id', tagIds[1]],
      };
    },
    async 'tagging a highlight'() {
      const { tagIds, id } = await tagged();
      return {
        change: new TagHighlight(of.ada, id, [tagIds[0]]),
        shown: ['highlight_tag', 'highlight_id', id],
        same: new RemoveTags(of.ben, [tagIds[0]]),
        other: new AnnotateHighlight(of.ben, id, { starred: true }),
        kept: ['highlight', 'id', id, 'starred'],
      };
    },
    async 'starring a highlight'() {
      const { tagIds, id } = await tagged();
      return {
        change: new AnnotateHighlight(of.ada, id, { starred: true }),
        shown: ['highlight', 'id', id],
        same: new AnnotateHighlight(of.ben, id, { remark: 'Strong' }),
        other: new TagHighlight(of.ben, id, tagIds),
        kept: ['highlight_tag', 'highlight_id', id],
      };
    },
    async 'deleting a highlight'() {
      const { tagIds, id } = await tagged();
      return {
        change: new RemoveHighlight(of.ada, id),
        shown: ['highlight', 'id', id],
        same: new TagHighlight(of.ben, id, tagIds),
        other: new UpdateNote(of.ben, of.noteId, { title: 'Other' }),
        kept: ['note', 'id', of.noteId, 'title'],
      };
    },
    async 'moving a highlight'() {
      const { tagIds, id } = await tagged();
      return {
        change: new ReattachHighlight(of.ada, id, { quote: 'four five' }),
        shown: ['highlight', 'id', id],
        same: new ReattachHighlight(of.ben, id, { quote: 'One' }),
        other: new TagHighlight(of.ben, id, tagIds),
        kept: ['highlight_tag', 'highlight_id', id],
      };
    },
    async 'deleting a note'() {
      return {
        change: new MoveToTrash(of.ada, { type: 'NOTE', id: of.noteId }),
        shown: ['note', 'id', of.noteId],
        same: new UpdateNote(of.ben, of.noteId, { title: 'Other' }),
        other: new CreatePerson(of.ben, { name: 'Mary' }),
        kept: ['person', 'created_by', of.ben.userId],
      };
    },
    async 'dating notes'() {
      return {
        change: new SetNoteDates(of.ada, of.projectId, [{ noteId: of.noteId, occurredOn: '2026-02-03' }]),
        shown: ['note', 'id', of.noteId],
        same: new UpdateNote(of.ben, of.noteId, { occurredOn: '2026-03-03' }),
        other: new UpdateNote(of.ben, of.noteId, { title: 'Other' }),
        kept: ['note', 'id', of.noteId, 'title'],
      };
    },
  },
  same: {
    async 'merging tags'() {
      const { tagIds, id } = await tagged();
      await of.world.ask(new TagHighlight(of.ada, id, [tagIds[0]]));
      return {
        change: new MergeTags(of.ada, [tagIds[0]], tagIds[1]),
        shown: ['highlight_tag', 'highlight_id', id],
        same: new UpdateTag(of.ben, tagIds[0], { title: 'Other' }),
      };
    },
    async 'deleting an insight'() {
      const id = await of.world.insight(of.ada, of.projectId, { title: 'Finding' });
      return {
        change: new MoveToTrash(of.ada, { type: 'INSIGHT', id }),
        shown: ['insight', 'id', id],
        same: new StartThread(of.ben, { objectType: 'INSIGHT', objectId: id, text: 'Is it so?' }),
      };
    },
    async 'deleting a board of tags'() {
      const { boardId, tagIds } = await of.world.tags(of.ada, of.projectId, ['Doubt']);
      return {
        change: new MoveToTrash(of.ada, { type: 'TAG_BOARD', id: boardId }),
        shown: ['tag_board', 'id', boardId],
        same: new UpdateTag(of.ben, tagIds[0]!, { title: 'Fear' }),
      };
    },
    async 'deleting many notes'() {
      return {
        change: new ChangeRows(of.ada, of.projectId, { objectType: 'NOTE', action: 'TRASH', ids: [of.noteId] }),
        shown: ['note', 'id', of.noteId],
        same: new StartThread(of.ben, { objectType: 'NOTE', objectId: of.noteId, text: 'Why?' }),
      };
    },
    async 'publishing an insight'() {
      const id = await of.world.insight(of.ada, of.projectId, { title: 'Finding' });
      return {
        change: new PublishInsight(of.ada, id, true),
        shown: ['insight', 'id', id],
        same: new PublishInsight(of.ben, id, true),
      };
    },
  },
  other: {
    async 'removing a tag from a highlight'() {
      const { tagIds, id } = await tagged();
      await of.world.ask(new TagHighlight(of.ada, id, [tagIds[0]]));
      return {
        change: new UntagHighlight(of.ada, id, tagIds[0]),
        shown: ['highlight_tag', 'highlight_id', id],
        other: new AnnotateHighlight(of.ben, id, { starred: true }),
        kept: ['highlight', 'id', id, 'starred'],
      };
    },
    async 'archiving many notes'() {
      return {
        change: new ChangeRows(of.ada, of.projectId, { objectType: 'NOTE', action: 'ARCHIVE', ids: [of.noteId] }),
        shown: ['note', 'id', of.noteId],
        other: new UpdateNote(of.ben, of.noteId, { title: 'Other' }),
        kept: ['note', 'id', of.noteId, 'title'],
      };
    },
  },
});

const tagged = async () => {
  const { tagIds } = await of.world.tags(of.ada, of.projectId, ['Doubt', 'Trust']);
  const id = await of.world.highlight(of.ada, of.noteId, 'two three');
  return { tagIds: tagIds as [string, string], id };
};
