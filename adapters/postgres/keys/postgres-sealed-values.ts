import type { SealedValue, SealedValues } from '@evident/application/keys/reseal-values';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

export class PostgresSealedValues implements SealedValues {
  constructor(private readonly source: DataSource) {}

  ofOlderKeys(newest: readonly string[], after: string, most: number): Promise<SealedValue[]> {
    return this.lookUps().valuesOfOlderKeys(newest, after, most);
  }

  async replace({ place, id, sealed }: SealedValue, resealed: string): Promise<void> {
    await this.lookUps().replaceSealed(place, id, sealed, resealed);
  }

  private lookUps() {
    return beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[]));
  }
}
