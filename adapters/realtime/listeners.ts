import type { Listener, RealtimeMessage } from '@evident/application/realtime/realtime';
import type { Uuid } from '@evident/domain/kernel';

/** Listeners by team in this process. An exception in one affects neither the others nor the publisher. */
export class Listeners {
  readonly #byTeam = new Map<Uuid, Set<Listener>>();

  add(teamId: Uuid, listener: Listener): void {
    const known = this.#byTeam.get(teamId);
    if (known) known.add(listener);
    else this.#byTeam.set(teamId, new Set([listener]));
  }

  /** Returns true if this was the team's last listener. */
  remove(teamId: Uuid, listener: Listener): boolean {
    const known = this.#byTeam.get(teamId);
    return known !== undefined && known.delete(listener) && known.size === 0 && this.#byTeam.delete(teamId);
  }

  tell(teamId: Uuid, text: string): void {
    for (const listener of this.#byTeam.get(teamId) ?? [])
      quietly(() => listener.receive(JSON.parse(text) as RealtimeMessage));
  }

  tellMissed(teams: readonly Uuid[]): void {
    for (const teamId of teams)
      for (const listener of this.#byTeam.get(teamId) ?? []) quietly(() => listener.missed?.());
  }

  teams(): Uuid[] {
    return [...this.#byTeam.keys()];
  }

  clear(): void {
    this.#byTeam.clear();
  }
}

function quietly(tell: () => void): void {
  try {
    tell();
  } catch {
    // Ignored by contract: see Listener.
  }
}
