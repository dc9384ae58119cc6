import {
  type ChainBreak,
  type ChainKeys,
  type ChainPlace,
  type ChainReport,
  type SealedEntry,
  anchorText,
  checkAfter,
} from '@evident/domain/audit';
import type { Uuid } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AuditChainStore, StoredChain } from './chain-store.ts';

/** Entries read at once, and checked by one request. */
const BATCH = 2_000;
const BATCHES = 25;
const UNSEALED_SHOWN = 1_000;

type Work = UnitOfWork<{ auditChain: AuditChainStore }>;

/** Checks the chain of the audit log from a position on, at most 50,000 entries. */
export class CheckAuditChain extends queryWith({ scope: 'read', role: 'admin' })<{ after: number }, ChainReport> {}
export const CheckAuditChainHandler = answeredBy(({ actor, after }: CheckAuditChain, work: Work, keys: ChainKeys) =>
  checkedChain(work, keys, actor.teamId, after),
);

const momentOf = ({ sequence, at }: SealedEntry) => ({
  sequence,
  at: new Date(Math.floor(Number(at) / 1000)).toISOString(),
});

/** Checks a part of the chain of a workspace. The part before it must have been checked already. */
export const checkedChain = (work: Work, keys: ChainKeys, teamId: Uuid, after = 0): Promise<ChainReport> =>
  work.perform(teamId, async ({ auditChain }) => {
    const chain = await auditChain.chain();
    let broken = anchorBreak(chain, teamId, keys);
    let place = after > chain.anchor.sequence ? await placeAt(auditChain, after) : chain.anchor;
    const { checked, first, last, ended, ...found } = await checkedPart(auditChain, place, keys, broken);
    ({ place, broken } = found);
    // New entries may be sealed meanwhile.
    if (ended && !broken && place.sequence <= chain.head.sequence && place.hash !== chain.head.hash)
      broken = { problem: 'MISSING', sequence: place.sequence + 1, entryId: null };
    return {
      checked,
      first: first && momentOf(first),
      last: last && momentOf(last),
      head: chain.head.hash,
      sealed: chain.head.sequence,
      forgotten: chain.anchor.sequence,
      unsealed: (await auditChain.unsealed(UNSEALED_SHOWN)).length,
      broken,
      next: broken || ended ? null : place.sequence,
    };
  });

/** Checks batches after a place, until one breaks or the chain ends. */
async function checkedPart(chain: AuditChainStore, from: ChainPlace, keys: ChainKeys, known: ChainBreak | null) {
  const seen = { checked: 0, first: null as SealedEntry | null, last: null as SealedEntry | null };
  let [place, broken, ended] = [from, known, false];
  for (let batch = 0; batch < BATCHES && !broken && !ended; batch += 1) {
    const entries = await chain.sealedAfter(place.sequence, BATCH);
    const result = checkAfter(place, entries, keys);
    seen.checked += result.checked;
    seen.first ??= entries[0] ?? null;
    seen.last = entries[result.checked - 1] ?? seen.last;
    ({ place, broken } = result);
    ended = entries.length < BATCH;
  }
  return { ...seen, place, broken, ended };
}

/** The entry at a position, which an earlier request checked; without it, everything after it is checked against nothing. */
async function placeAt(chain: AuditChainStore, sequence: number) {
  const [entry] = await chain.sealedAfter(sequence - 1, 1);
  return entry?.sequence === sequence ? entry : { sequence, hash: null };
}

function anchorBreak({ anchor, anchorSeal }: StoredChain, teamId: Uuid, keys: ChainKeys): ChainBreak | null {
  if (anchor.sequence === 0) return null;
  const matches = anchorSeal === null ? false : keys.matches(anchorText(teamId, anchor), anchorSeal);
  if (matches) return null;
  return { problem: matches === null ? 'UNKNOWN_KEY' : 'ANCHOR', sequence: anchor.sequence, entryId: null };
}

/** Checks the whole chain of a workspace, and returns where it breaks; null if it is whole. */
export async function breakOf(work: Work, keys: ChainKeys, teamId: Uuid): Promise<ChainBreak | null> {
  let after: number | null = 0;
  while (after !== null) {
    const report: ChainReport = await checkedChain(work, keys, teamId, after);
    if (report.broken) return report.broken;
    after = report.next;
  }
  return null;
}
