import { refuse, type Uuid } from '@evident/domain/kernel';
import type { EvidenceWriter } from '../ai/index.ts';

/** @throws Refusal `InvalidOperation` if the workspace switched AI off */
export async function refuseOff(writer: Pick<EvidenceWriter, 'method'>, teamId: Uuid): Promise<void> {
  if ((await writer.method(teamId)) === 'OFF')
    refuse('InvalidOperation', 'AI is switched off in this workspace', 'Admins can switch it on in Settings → AI.');
}
