import { VIEWERS_CANNOT_EDIT_PEOPLE } from '@evident/domain/people';
import { memberWith } from '../kernel/message.ts';

/** Everyone but viewers changes people, as far as they see them: handlers check people access. */
export const EDITS_PEOPLE = memberWith({
  scope: 'write',
  role: 'author',
  refusal: { title: VIEWERS_CANNOT_EDIT_PEOPLE, advice: 'Ask an admin for another role.' },
});
