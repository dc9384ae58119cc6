import type { PersonView, PersonWording, SpeakerLinks } from '@evident/domain/people';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';

/** Changes of people. Each offers undo and refetches everything, since notes, highlights and insights show people. */
export function usePeopleChanges() {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries();
  return useUndoable(refetch, ({ attempt }) => ({
    update: (person: PersonView, wording: PersonWording, label: string) =>
      attempt(
        label,
        answer(
          api.PATCH('/api/v1/people/{personId}', {
            params: { path: { personId: person.id }, header: unlessChanged(person.version) },
            body: wording,
          }),
        ),
        'The person was not changed',
      ),
    changeAll: (personIds: string[], label: string, value: string) =>
      attempt(
        `Changed ${label}`,
        answer(api.PATCH('/api/v1/people', { body: { personIds, details: { [label]: value || null } } })),
        'Nothing was changed',
      ),
    merge: (personId: string, intoPersonId: string, label: string) =>
      attempt(
        label,
        answer(api.POST('/api/v1/people/{personId}/merge', { params: { path: { personId } }, body: { intoPersonId } })),
        'The people were not merged',
      ),
    link: (noteId: string, personId: string, speakerId?: string) =>
      attempt(
        'Linked a contact',
        answer(
          api.POST('/api/v1/notes/{noteId}/people', { params: { path: { noteId } }, body: { personId, speakerId } }),
        ),
        'The contact was not linked',
      ),
    unlink: (noteId: string, personId: string) =>
      attempt(
        'Removed a contact from the note',
        answer(api.DELETE('/api/v1/notes/{noteId}/people/{personId}', { params: { path: { noteId, personId } } })),
        'The contact was not removed',
      ),
    linkSpeakers: (projectId: string, links: SpeakerLinks['links']) =>
      attempt(
        `Linked ${links.length === 1 ? '1 speaker' : `${links.length} speakers`}`,
        answer(
          api.POST('/api/v1/projects/{projectId}/speaker-links', {
            params: { path: { projectId } },
            body: { links },
          }),
        ),
        'The speakers were not linked',
      ),
  }));
}
