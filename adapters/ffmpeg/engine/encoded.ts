import type { Encoder } from 'node-av/api';
import { EOF } from 'node-av/constants';
import type { Frame, Packet } from 'node-av/lib';

/** Encodes one frame, or the rest with `null`, and passes on each packet. Frees the frame. */
export function encodeFrame(encoder: Encoder, frame: Frame | null, take: (packet: Packet) => void): void {
  if (frame === null) encoder.flushSync();
  else encoder.encodeSync(frame);
  frame?.free();
  for (let packet = encoder.receiveSync(); packet !== null && packet !== EOF; packet = encoder.receiveSync()) {
    take(packet as Packet);
    (packet as Packet).free();
  }
}
