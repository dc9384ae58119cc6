import { EMPTY_FORM, type FilterForm } from '@evident/domain/filters';
import { ChangeCanvas } from '../canvas/change-canvas.ts';
import { CreateCanvas } from '../canvas/create-canvas.ts';
import { DeleteCanvas } from '../canvas/delete-canvas.ts';
import { DeleteComment } from '../comments/delete-comment.ts';
import { EditComment } from '../comments/edit-comment.ts';
import { ReplyToThread } from '../comments/reply-to-thread.ts';
import { SettleThread } from '../comments/settle-thread.ts';
import { StartThread } from '../comments/start-thread.ts';
import { CreateField } from '../fields/create-field.ts';
import { DeleteField } from '../fields/delete-field.ts';
import { SetFieldValues } from '../fields/set-field-values.ts';
import { UpdateField } from '../fields/update-field.ts';
import { CreatePerson } from '../people/create-person.ts';
import { MergePerson } from '../people/merge-person.ts';
import { UpdatePerson } from '../people/update-person.ts';
import { CreateSavedFilter } from '../saved-filters/create-saved-filter.ts';
import { DeleteSavedFilter } from '../saved-filters/delete-saved-filter.ts';
import { UpdateSavedFilter } from '../saved-filters/update-saved-filter.ts';
import { CreateQuestion } from '../surveys/create-question.ts';
import { UpdateQuestion } from '../surveys/update-question.ts';
import { MoveToTrash } from '../trash/move-to-trash.ts';
import { describeRedo } from '../../test/support/describe-redo.ts';

const of = describeRedo('redo of facts', {
  both: {
    async 'renaming a person'() {
      const id = await person('Mary');
      return {
        change: new UpdatePerson(of.ada, id, { name: 'Maria' }),
        shown: ['person', 'id', id],
        same: new UpdatePerson(of.ben, id, { name: 'Anna' }),
        other: new UpdatePerson(of.ben, id, { details: { City: 'Rome' } }),
        kept: ['person', 'id', id, 'details'],
      };
    },
    async 'merging people'() {
      const [one, into] = [await person('Mary'), await person('Maria')];
      return {
        change: new MergePerson(of.ada, one, into),
        shown: ['person', 'id', one],
        same: new UpdatePerson(of.ben, one, { details: { City: 'Rome' } }),
        other: new UpdatePerson(of.ben, into, { details: { City: 'Rome' } }),
        kept: ['person', 'id', into, 'details'],
      };
    },
    async 'renaming a field'() {
      const id = await field();
      return {
        change: new UpdateField(of.ada, id, { label: 'Theme' }),
        shown: ['field', 'id', id],
        same: new UpdateField(of.ben, id, { label: 'Area' }),
        other: new SetFieldValues(of.ben, 'NOTE', of.noteId, [{ fieldId: id, text: 'Prices' }]),
        kept: ['field_value', 'field_id', id],
      };
    },
    async 'setting a value'() {
      const [id, another] = [await field(), await field()];
      return {
        change: new SetFieldValues(of.ada, 'NOTE', of.noteId, [{ fieldId: id, text: 'Prices' }]),
        shown: ['field_value', 'field_id', id],
        same: new SetFieldValues(of.ben, 'NOTE', of.noteId, [{ fieldId: id, text: 'Fees' }]),
        other: new SetFieldValues(of.ben, 'NOTE', of.noteId, [{ fieldId: another, text: 'Fees' }]),
        kept: ['field_value', 'field_id', another],
      };
    },
    async 'editing a comment'() {
      const { id, commentId } = await commented();
      return {
        change: new EditComment(of.ada, commentId, 'Is that so?'),
        shown: ['comment', 'id', commentId],
        same: new EditComment(of.ada, commentId, 'I doubt it.'),
        other: new ReplyToThread(of.ben, id, 'Yes.'),
        kept: ['comment', 'author_id', of.ben.userId],
      };
    },
    async 'deleting a comment'() {
      const { id, commentId } = await commented();
      return {
        change: new DeleteComment(of.ada, commentId),
        shown: ['comment', 'id', commentId],
        same: new EditComment(of.ada, commentId, 'I doubt it.'),
        other: new ReplyToThread(of.ben, id, 'Yes.'),
        kept: ['comment', 'author_id', of.ben.userId],
      };
    },
    async 'resolving a thread'() {
      const { id } = await commented();
      return {
        change: new SettleThread(of.ada, id, true),
        shown: ['comment_thread', 'id', id],
        same: new SettleThread(of.ben, id, true),
        other: new ReplyToThread(of.ben, id, 'Yes.'),
        kept: ['comment', 'thread_id', id],
      };
    },
    async 'renaming a filter'() {
      const { id } = await filter();
      return {
        change: new UpdateSavedFilter(of.ada, id, { name: 'Ours' }),
        shown: ['saved_filter', 'id', id],
        same: new UpdateSavedFilter(of.ben, id, { name: 'Theirs' }),
        other: new UpdateSavedFilter(of.ben, id, { form: TITLED }),
        kept: ['saved_filter', 'id', id, 'form'],
      };
    },
  },
  same: {
    async 'merging people, one of whom a field names since'() {
      const [one, into] = [await person('Mary'), await person('Maria')];
      const id = await field('PERSON');
      return {
        change: new MergePerson(of.ada, one, into),
        shown: ['person', 'id', one],
        same: new SetFieldValues(of.ben, 'NOTE', of.noteId, [{ fieldId: id, ids: [one] }]),
      };
    },
    async 'deleting a person'() {
      const id = await person('Mary');
      return {
        change: new MoveToTrash(of.ada, { type: 'PERSON', id }),
        shown: ['person', 'id', id],
        same: new UpdatePerson(of.ben, id, { name: 'Anna' }),
      };
    },
    async 'deleting a field'() {
      const id = await field();
      return {
        change: new DeleteField(of.ada, id),
        shown: ['field', 'id', id],
        same: new UpdateField(of.ben, id, { label: 'Area' }),
      };
    },
    async 'deleting a filter'() {
      const { id } = await filter();
      return {
        change: new DeleteSavedFilter(of.ada, id),
        shown: ['saved_filter', 'id', id],
        same: new UpdateSavedFilter(of.ben, id, { name: 'Theirs' }),
      };
    },
    async 'renaming a canvas'() {
      const id = await canvas();
      return {
        change: new ChangeCanvas(of.ada, id, { title: 'Map' }),
        shown: ['canvas', 'id', id],
        same: new ChangeCanvas(of.ben, id, { title: 'Sketch' }),
      };
    },
    async 'deleting a canvas'() {
      const id = await canvas();
      return {
        change: new DeleteCanvas(of.ada, id),
        shown: ['canvas', 'id', id],
        same: new ChangeCanvas(of.ben, id, { title: 'Sketch' }),
      };
    },
    async 'changing a question'() {
      const id = await of.world.ask(new CreateQuestion(of.ada, of.noteId, { type: 'FREE_TEXT', text: 'Why?' }));
      return {
        change: new UpdateQuestion(of.ada, id, { text: 'Why now?' }),
        shown: ['survey_question', 'id', id],
        same: new UpdateQuestion(of.ben, id, { text: 'Why not?' }),
      };
    },
  },
});

const TITLED: FilterForm = {
  ...EMPTY_FORM,
  fieldForms: [{ id: '1', field: { kind: 'system', name: 'Title' }, operator: 'Is', values: ['Call'] }],
};
const commented = () =>
  of.world.ask(new StartThread(of.ada, { objectType: 'NOTE', objectId: of.noteId, text: 'Really?' }));
const field = (type: 'TEXT' | 'PERSON' = 'TEXT') =>
  of.world.ask(new CreateField(of.ada, of.projectId, { label: 'Topic', type, objectType: 'NOTE' }));
const person = (name: string) => of.world.ask(new CreatePerson(of.ada, { name }));
const filter = () =>
  of.world.ask(
    new CreateSavedFilter(of.ada, { name: 'Mine', objectType: 'NOTE', projectId: of.projectId, form: EMPTY_FORM }),
  );
const canvas = () => of.world.ask(new CreateCanvas(of.ada, of.projectId, { title: 'Plan' }));
