import type { Actor } from '@evident/domain/permissions';
import { engineAnswers, type EngineState, searchState, type SearchStatus } from '@evident/domain/search';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { Embedders } from './embedder.ts';
import type { SearchEngine } from './search-engine.ts';

/** Which engine searches, and how far the second one is behind. */
export class ReadSearchStatus extends Query<SearchStatus> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export interface CopyStatus {
  readonly filled: boolean;
  /** At most 10,001. */
  readonly waiting: number;
  readonly checkedAt: Date | null;
  readonly repaired: number | null;
}

export interface VectorStatus {
  readonly filled: boolean;
  /** At most 10,001. */
  readonly waiting: number;
  readonly failure: string | null;
}

export interface VectorStatusReader {
  /** The vectors of the actor's team; null before the model was ever used for it. */
  status(actor: Actor, model: string): Promise<VectorStatus | null>;
}

export interface SearchCopyReader {
  /** The copy of the actor's team in this index. */
  status(actor: Actor, index: string | null): Promise<CopyStatus>;
}

const NO_VECTORS: VectorStatus = { filled: false, waiting: 0, failure: null };

/** The engine is asked no more often: every open page reads the status. */
const KNOWN_MS = 10_000;

interface Known {
  readonly at: number;
  readonly state: EngineState;
  readonly current: string | null;
  readonly others: boolean;
}

export class ReadSearchStatusHandler implements Handler<ReadSearchStatus> {
  private known: Promise<Known> | null = null;

  constructor(
    private readonly engine: SearchEngine | null,
    private readonly copies: SearchCopyReader,
    private readonly clock: Clock,
    private readonly vectors: VectorStatusReader,
    private readonly embedders: Embedders | null,
  ) {}

  async execute({ actor }: ReadSearchStatus): Promise<SearchStatus> {
    const meaning = await this.meaningOf(actor);
    if (this.engine === null)
      return { engine: 'POSTGRESQL', state: 'READY', waiting: 0, checkedAt: null, repaired: null, meaning };
    const { current, others, ...before } = await this.asked(this.engine);
    // A search or copy may have failed since then.
    const now = this.engine.state();
    const { filled, waiting, checkedAt, repaired } = await this.copies.status(actor, current);
    const state = searchState(now === 'READY' ? before.state : now, { filled, waiting, others });
    return {
      engine: engineAnswers(state) ? 'ELASTICSEARCH' : 'POSTGRESQL',
      state,
      waiting,
      checkedAt: checkedAt?.toISOString() ?? null,
      repaired,
      meaning,
    };
  }

  private async meaningOf(actor: Actor): Promise<SearchStatus['meaning']> {
    if (this.embedders === null) return { state: 'OFF', model: null, waiting: 0, failure: null };
    const { model } = this.embedders.current;
    const { filled, waiting, failure } = (await this.vectors.status(actor, model)) ?? NO_VECTORS;
    const state = failure === null ? (filled ? 'READY' : 'FILLING') : 'UNAVAILABLE';
    return { state, model, waiting, failure: actor.workspaceAdmin ? failure : null };
  }

  private async asked(engine: SearchEngine): Promise<Known> {
    const now = this.clock.now().getTime();
    const known = await this.known;
    if (known !== null && now - known.at < KNOWN_MS) return known;
    this.known = ask(engine, now);
    return this.known;
  }
}

async function ask(engine: SearchEngine, at: number): Promise<Known> {
  const state = await engine.probe();
  const nothing = { current: null, others: false };
  if (state === 'UNAVAILABLE' || state === 'SLOW') return { at, state, ...nothing };
  return engine.indexes().then(
    ({ current, others }) => ({ at, state, current, others }),
    () => ({ at, state: 'UNAVAILABLE', ...nothing }),
  );
}
