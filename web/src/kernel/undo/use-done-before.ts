import { useEffect } from 'react';
import { api } from '../api/client.ts';
import { answer } from '../api/send.ts';
import { useUndo } from './use-undo.ts';

const TAKEN_BACK_AT_MOST = 20;
let asked = false;

/** What was done before this page was opened can be taken back as well: the server keeps it. Asked for once, when `wanted`; where the server cannot be asked, only what is done here can. */
export function useDoneBefore(wanted: boolean): void {
  const { doneBefore } = useUndo();
  useEffect(() => {
    if (!wanted || asked) return;
    asked = true;
    left().then(doneBefore, () => undefined);
  }, [wanted, doneBefore]);
}

async function left(): Promise<{ label: string; undo: () => Promise<unknown> }[]> {
  const { data, response } = await api.GET('/api/v1/undo', { params: { query: { limit: TAKEN_BACK_AT_MOST } } });
  return before(data?.items ?? [], Date.parse(response.headers.get('date') ?? '') - performance.now())
    .map(({ undoId, label }) => ({ label, undo: () => answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } })) }));
}

/** Those older than the page, by the server's clock: what was done on the page stands on its own stack. */
export const before = <One extends { readonly createdAt: string }>(deeds: readonly One[], openedAt: number): One[] => deeds.filter(({ createdAt }) => Date.parse(createdAt) < openedAt);
