import { createHash } from 'node:crypto';
import type { ByteDigest } from '@evident/application/files/ports';

export const sha256: ByteDigest = {
  begin() {
    const hash = createHash('sha256');
    return { update: (bytes) => void hash.update(bytes), hex: () => hash.digest('hex') };
  },
};
