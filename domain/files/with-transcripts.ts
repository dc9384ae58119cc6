import { extensionOf, formatOfName } from './accepted-formats.ts';

/** Formats of transcripts, those with times first. */
const TRANSCRIPTS = ['vtt', 'srt', 'sbv', 'lrc', 'json', 'otr', 'tsv', 'docx', 'txt', 'md'];

interface Named {
  readonly name: string;
}

/**
 * Pairs recordings with the transcript of their name (`talk.mp4`, `talk.vtt`); returns all other files too. Of several
 * such transcripts the one with the best times counts; the others stay.
 */
export function withTranscripts<File extends Named>(
  files: readonly File[],
): { readonly transcripts: ReadonlyMap<File, File>; readonly others: readonly File[] } {
  const byStem = Map.groupBy(
    files.filter(({ name }) => TRANSCRIPTS.includes(extensionOf(name))),
    stemOf,
  );
  const transcripts = new Map<File, File>();
  for (const file of files) {
    if (!/^(?:Audio|Video)$/.test(formatOfName(file.name).fileType)) continue;
    const beside = byStem.get(stemOf(file)) ?? [];
    const [best] = beside.toSorted((one, other) => rank(one) - rank(other));
    if (best) transcripts.set(file, best);
    byStem.delete(stemOf(file));
  }
  const taken = new Set([...transcripts].flat());
  return { transcripts, others: files.filter((file) => !taken.has(file)) };
}

const stemOf = ({ name }: Named): string => name.replace(/\.[^.]*$/, '').toLowerCase();
const rank = ({ name }: Named): number => TRANSCRIPTS.indexOf(extensionOf(name));
