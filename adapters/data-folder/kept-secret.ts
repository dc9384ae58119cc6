import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** A secret made at the first start and kept in the data folder, readable by its owner only. */
export async function keptSecret(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  const kept = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (kept) return kept;
  const secret = randomBytes(32).toString('base64url');
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(`${secret}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  return secret;
}
