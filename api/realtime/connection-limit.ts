import type { SocketLimits } from '../kernel/settings.ts';

/** Counts connections per address and in total. */
export class ConnectionLimit {
  private readonly taken = new Map<string, number>();
  private total = 0;

  constructor(readonly limits: SocketLimits) {}

  take(address: string): 'taken' | 'address is full' | 'full' {
    const here = this.taken.get(address) ?? 0;
    if (here >= this.limits.perAddress) return 'address is full';
    if (this.total >= this.limits.total) return 'full';
    this.taken.set(address, here + 1);
    this.total += 1;
    return 'taken';
  }

  leave(address: string): void {
    const left = (this.taken.get(address) ?? 1) - 1;
    if (left === 0) this.taken.delete(address);
    else this.taken.set(address, left);
    this.total -= 1;
  }
}
