import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { staticEmbedder } from '../../adapters/embeddings/static/static-embedder.ts';
import { layOut } from '../../domain/content/index.ts';
import { type TaggedVector, candidates, nearTags } from '../../domain/suggestions/index.ts';
import { sharedFolder } from '../support/shared-data.ts';
import { interval, mean, random, row } from './intervals.ts';

/**
 * Suggested tags on the topics that people gave 12 meetings of Bitcoin developers: `node test/bench/suggested-tags-quality.ts`. Every
 * passage has the topics of its meeting. Half of the passages of each meeting, at random, are tagged; the tags of the others are
 * suggested. The intervals resample meetings.
 */
const folder = sharedFolder('transcripts/meetings-bitcoin') ?? '';
const embedder = staticEmbedder();
const next = random(5);

const tagged: TaggedVector[] = [];
const open: { readonly meeting: string; readonly tags: readonly string[]; readonly vector: Float32Array }[] = [];
for (const file of readdirSync(folder)) {
  const [, head = '', ...body] = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
  const list = /^tags:\n((?:\s+- .*\n)+)/m.exec(head)?.[1] ?? '';
  const tags = [...list.matchAll(/- (.*)/g)].map(([, tag]) => tag!.trim().toLowerCase());
  const paragraphs = body.join('---').split(/\n{2,}/);
  const content = paragraphs.map((text) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: text.replace(/^Speaker \d+: [\d:]+\n/, '') || ' ' }],
  }));
  const all = candidates(layOut({ type: 'doc', content }));
  for (let at = 0; at < all.length; at += 256) {
    const some = all.slice(at, at + 256);
    const vectors = await embedder.embed(some.map(({ text }) => text));
    for (const [index, { text }] of some.entries()) {
      const vector = vectors[index]!;
      if (next() < 0.5) tagged.push({ highlightId: text, text, tags: tags.map((id) => ({ id, title: id })), vector });
      else open.push({ meeting: file, tags, vector });
    }
  }
}
await embedder.close();

const counts = new Map<string, number>();
for (const { id } of tagged.flatMap(({ tags }) => tags)) counts.set(id, (counts.get(id) ?? 0) + 1);
const frequent = [...counts].sort((a, b) => b[1] - a[1]).map(([id]) => id);

const methods = {
  suggested: (vector: Float32Array) => nearTags(vector, tagged, 50).map(({ tagId }) => tagId),
  'most frequent': () => frequent,
};
for (const [method, suggest] of Object.entries(methods)) {
  const byMeeting = new Map<string, { reciprocal: number[]; recall: number[] }>();
  for (const { meeting, tags, vector } of open) {
    const found = suggest(vector);
    const first = found.findIndex((tag) => tags.includes(tag));
    const of = byMeeting.get(meeting) ?? { reciprocal: [], recall: [] };
    byMeeting.set(meeting, of);
    of.reciprocal.push(first < 0 ? 0 : 1 / (first + 1));
    of.recall.push(tags.filter((tag) => found.slice(0, 5).includes(tag)).length / tags.length);
  }
  const what = `bitcoin meetings, ${counts.size} topics, ${open.length} passages`;
  const all = [...byMeeting.values()];
  row(what, method, 'MRR', interval(all.map(({ reciprocal }) => mean(reciprocal))));
  row(what, method, 'recall@5', interval(all.map(({ recall }) => mean(recall))));
}
