import type { PersonView, PersonWording, SpeakerLinks } from '@evident/domain/people';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';

/** Changes of people. Each offers undo and refetches everything, since notes, highlights and insights show people. */
export function usePeopleChanges() {
  const client = useQueryClient();
  const { done } = useUndo();
  const undoable = async (
    label: string,
    refused: string,
    change: () => Promise<{ undoId: string | null }>,
  ): Promise<boolean> => {
    try {
      const { undoId } = await change();
      void client.invalidateQueries();
      if (undoId !== null)
        done(label, async () => {
          await answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));
          void client.invalidateQueries();
        });
      return true;
    } catch (thrown) {
      showProblem(thrown, refused);
      return false;
    }
  };
  return {
    update: (person: PersonView, wording: PersonWording, label: string) =>
      undoable(label, 'The person was not changed', () =>
        answer(
          api.PATCH('/api/v1/people/{personId}', {
            params: { path: { personId: person.id }, header: unlessChanged(person.version) },
            body: wording,
          }),
        ),
      ),
    changeAll: (personIds: string[], label: string, value: string) =>
      undoable(`Changed ${label}`, 'Nothing was changed', () =>
        answer(api.PATCH('/api/v1/people', { body: { personIds, details: { [label]: value || null } } })),
      ),
    merge: (personId: string, intoPersonId: string, label: string) =>
      undoable(label, 'The people were not merged', () =>
        answer(api.POST('/api/v1/people/{personId}/merge', { params: { path: { personId } }, body: { intoPersonId } })),
      ),
    link: (noteId: string, personId: string, speakerId?: string) =>
      undoable('Linked a contact', 'The contact was not linked', () =>
        answer(
          api.POST('/api/v1/notes/{noteId}/people', { params: { path: { noteId } }, body: { personId, speakerId } }),
        ),
      ),
    unlink: (noteId: string, personId: string) =>
      undoable('Removed a contact from the note', 'The contact was not removed', () =>
        answer(api.DELETE('/api/v1/notes/{noteId}/people/{personId}', { params: { path: { noteId, personId } } })),
      ),
    linkSpeakers: (projectId: string, links: SpeakerLinks['links']) =>
      undoable(
        `Linked ${links.length === 1 ? '1 speaker' : `${links.length} speakers`}`,
        'The speakers were not linked',
        () =>
          answer(
            api.POST('/api/v1/projects/{projectId}/speaker-links', {
              params: { path: { projectId } },
              body: { links },
            }),
          ),
      ),
  };
}
