import type { DuplicatePolicy, PeopleMapping, PeoplePreview } from '@evident/domain/people';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import type { IdempotencyHeader } from '../../kernel/queries/creation.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';

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
