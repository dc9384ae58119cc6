import type { DuplicatePolicy, PeopleMapping, PeoplePreview } from '@evident/domain/people';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';

interface Chosen {
  readonly csv: string;
  readonly fileName: string;
}

/** An import of people: preview of the chosen file, changed mapping, and the import itself. Only the latest preview is shown. */
export function useImport() {
  const client = useQueryClient();
  const { done } = useUndo();
  const [file, setFile] = useState<Chosen | null>(null);
  const [preview, setPreview] = useState<PeoplePreview | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);
  const creation = useCreate({
    create: (body: Chosen & { mapping: PeopleMapping; duplicates: DuplicatePolicy }, header) =>
      answer(api.POST('/api/v1/people/imports', { params: { header }, body })),
  });
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
        const imported = await creation.mutateAsync({ ...file, mapping: preview.mapping, duplicates });
        if (!imported) return false;
        void client.invalidateQueries();
        const { undoId, created, updated } = imported;
        if (undoId !== null)
          done(`Imported ${created === 1 ? '1 contact' : `${created} contacts`}, updated ${updated}`, async () => {
            await answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));
            void client.invalidateQueries();
          });
        return true;
      } catch (thrown) {
        setProblem(thrown);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
