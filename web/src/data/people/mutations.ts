import type {
  PersonView,
  PersonWording,
  SpeakerLinks,
  DuplicatePolicy,
  PeopleMapping,
  PeoplePreview,
} from '@evident/domain/people';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import type { IdempotencyHeader } from '../../kernel/queries/creation.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { useUndoCreation } from '../trash/undo-creation.ts';
import { peopleLists, personQuery } from './queries.ts';

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

/** Creates a person; resolves to the id, or undefined if that was refused or is under way. */
export function useCreatePerson(): (name: string) => Promise<string | undefined> {
  const client = useQueryClient();
  const undoCreation = useUndoCreation();
  const creation = useCreate({
    create: (name: string, header) => answer(api.POST('/api/v1/people', { params: { header }, body: { name } })),
    onSuccess: ({ id }, given) =>
      undoCreation({
        type: 'PERSON',
        label: 'Created a contact',
        id,
        read: () => client.fetchQuery({ ...personQuery(id), staleTime: 0 }),
        isEmpty: ({ name, details, noteCount }) =>
          name === given && Object.keys(details).length === 0 && noteCount === 0,
      }),
  });
  return async (name) => {
    try {
      const created = await creation.mutateAsync(name);
      void invalidate(client, peopleLists);
      return created?.id;
    } catch (thrown) {
      showProblem(thrown, 'The contact was not created');
      return undefined;
    }
  };
}

interface Chosen {
  readonly csv: string;
  readonly fileName: string;
}

interface Import extends Chosen {
  readonly mapping: PeopleMapping;
  readonly duplicates: DuplicatePolicy;
}

/** An import of people: preview of the chosen file, changed mapping, and the import itself. Only the latest preview is shown. */
export function useImport() {
  const client = useQueryClient();
  const [file, setFile] = useState<Chosen | null>(null);
  const [preview, setPreview] = useState<PeoplePreview | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);
  const refetch = () => void client.invalidateQueries();
  const { bring } = useUndoable(refetch, ({ change }) => ({
    bring: (body: Import, header: IdempotencyHeader) =>
      change(
        ({ created, updated }) => `Imported ${created === 1 ? '1 contact' : `${created} contacts`}, updated ${updated}`,
        answer(api.POST('/api/v1/people/imports', { params: { header }, body })),
      ),
  }));
  const creation = useCreate({ create: bring });
  const show = async (csv: string, duplicates: DuplicatePolicy, mapping?: PeopleMapping) => {
    latest.current += 1;
    const mine = latest.current;
    try {
      const next = await answer(api.POST('/api/v1/people/import-preview', { body: { csv, duplicates, mapping } }));
      if (mine !== latest.current) return;
      setPreview(next);
      setProblem(null);
    } catch (thrown) {
      if (mine === latest.current) setProblem(thrown);
    }
  };
  return {
    preview,
    problem,
    busy,
    choose: async (chosen: File | null, duplicates: DuplicatePolicy) => {
      setPreview(null);
      setProblem(null);
      if (!chosen) return setFile(null);
      const csv = await chosen.text();
      setFile({ csv, fileName: chosen.name });
      return show(csv, duplicates);
    },
    change: (mapping: PeopleMapping, duplicates: DuplicatePolicy) => {
      setPreview((before) => before && { ...before, mapping });
      return file ? show(file.csv, duplicates, mapping) : Promise.resolve();
    },
    /** Resolves to whether it was done. */
    run: async (duplicates: DuplicatePolicy): Promise<boolean> => {
      if (!file || !preview) return false;
      setBusy(true);
      try {
        return (await creation.mutateAsync({ ...file, mapping: preview.mapping, duplicates })) !== undefined;
      } catch (thrown) {
        setProblem(thrown);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

/** Erases a person. It cannot be undone. */
export function useErasePerson(personId: string, onErased: () => void) {
  const client = useQueryClient();
  return useCreate({
    create: (body: { removeWords: boolean }, header) =>
      answer(api.POST('/api/v1/people/{personId}/erasure', { params: { path: { personId }, header }, body })),
    onSuccess: () => {
      onErased();
      void client.invalidateQueries();
    },
  });
}
