import { type Uuid, refuse } from '@evident/domain/kernel';
import type { EvidenceWriter } from '../ai/index.ts';

/** @throws Refusal `InvalidOperation` if the workspace has switched AI off: no text is made then */
export async function refuseOff(writer: EvidenceWriter, teamId: Uuid): Promise<void> {
  if ((await writer.method(teamId)) === 'OFF')
    refuse('InvalidOperation', 'AI is switched off in this workspace', 'Admins can switch it on in Settings → AI.');
}
