import type {
  NearObject,
  NearPassage,
  NearPassageQuestion,
  NearQuestion,
} from '@evident/application/search/vector-index';
import { VectorMemory, type VectorRow } from './vector-memory.ts';

/** A request to the vectors in memory. `key` names a team and a model. */
export type AskedMemory =
  | {
      readonly ask: 'apply';
      readonly key: string;
      readonly dimensions: number;
      readonly rows: readonly VectorRow[];
      readonly after: string;
      readonly version: string;
    }
  | { readonly ask: 'nearest'; readonly key: string; readonly question: Omit<NearQuestion, 'model'> }
  | { readonly ask: 'passages'; readonly key: string; readonly question: Omit<NearPassageQuestion, 'model'> }
  | { readonly ask: 'version'; readonly key: string };

export interface AnsweredMemory {
  /** The last version that was applied; '0' at the start. */
  readonly version: string;
  /** Of all vectors of all teams. */
  readonly bytes: number;
  readonly near: readonly NearObject[];
  /** Of a request for passages. */
  readonly passages?: readonly NearPassage[];
}

/** Bytes of all vectors: the least recently asked teams are given up beyond. One team may need more. */
const BUDGET = 512 * 1024 * 1024;

/** The vectors of the teams that search. */
export class VectorMemories {
  /** The least recently asked first. */
  private readonly teams = new Map<string, { readonly memory: VectorMemory; version: string }>();

  constructor(private readonly budget = BUDGET) {}

  answer(asked: AskedMemory): AnsweredMemory {
    return { ...this.found(asked), bytes: this.bytes() };
  }

  private found(asked: AskedMemory): Omit<AnsweredMemory, 'bytes'> {
    const team = this.teams.get(asked.key);
    if (asked.ask === 'apply') {
      const kept = team ?? { memory: new VectorMemory(asked.dimensions), version: '0' };
      // Another search may have brought newer rows meanwhile.
      if (kept.version === asked.after) {
        kept.memory.apply(asked.rows);
        kept.version = asked.version;
        this.touch(asked.key, kept);
      }
      return { version: kept.version, near: [] };
    }
    if (!team) return { version: '0', near: [] };
    this.touch(asked.key, team);
    if (asked.ask === 'passages')
      return { version: team.version, near: [], passages: team.memory.nearestPassages(asked.question) };
    return { version: team.version, near: asked.ask === 'nearest' ? team.memory.nearest(asked.question) : [] };
  }

  private bytes(): number {
    return [...this.teams.values()].reduce((sum, { memory }) => sum + memory.size, 0);
  }

  private touch(key: string, team: { readonly memory: VectorMemory; version: string }): void {
    this.teams.delete(key);
    this.teams.set(key, team);
    let size = this.bytes();
    for (const [other, { memory }] of this.teams) {
      if (size <= this.budget || other === key) return;
      this.teams.delete(other);
      size -= memory.size;
    }
  }
}
