import { type DataPoint, maskedDataPoint } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import type { TeamStore } from '../workspaces/index.ts';

export interface MaskingStores {
  readonly teams: Pick<TeamStore, 'find'>;
}

/** Data points as the workspace stores them: with masks, if it asks for them. */
export async function asStored(
  { teams }: MaskingStores,
  teamId: Uuid,
  dataPoints: readonly DataPoint[],
): Promise<readonly DataPoint[]> {
  const isMasked = (await teams.find(teamId))?.maskPersonalData === true;
  return isMasked ? dataPoints.map(maskedDataPoint) : dataPoints;
}
