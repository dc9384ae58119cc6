import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from '../../domain/content/index.ts';
import { type Candidate, candidates } from '../../domain/suggestions/index.ts';
import { sharedFolder } from './shared-data.ts';

/** A meeting of QMSum with the passages that could be highlighted. */
export interface Meeting {
  readonly file: string;
  readonly candidates: readonly Candidate[];
  /** 1 for candidates in turns that support an answer to a question of a person, otherwise 0. */
  readonly gold: readonly number[];
  /** Code units of the text. */
  readonly length: number;
}

export function codedMeetings(): Meeting[] {
  const meetings = sharedFolder('transcripts/qmsum') ?? '';
  const asked = readFileSync(join(sharedFolder('relevance') ?? '', 'qmsum_queries.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { meeting: string; query_id: string; relevant_turn_spans: [number, number][] });
  return readdirSync(meetings)
    .filter((name) => name.endsWith('.json'))
    .map((file) => {
      const { meeting_transcripts: turns } = JSON.parse(readFileSync(join(meetings, file), 'utf8')) as {
        meeting_transcripts: { content: string }[];
      };
      const supporting = new Set(
        asked
          .filter(({ meeting, query_id: id }) => `${meeting}.json` === file && /-s\d+$/.test(id))
          .flatMap(({ relevant_turn_spans: spans }) =>
            spans.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
          ),
      );
      const layout = layOut({
        type: 'doc',
        content: turns.map(({ content }) => ({ type: 'paragraph', content: [{ type: 'text', text: content || ' ' }] })),
      });
      const all = candidates(layout);
      const gold = all.map(({ start }) =>
        supporting.has(layout.blocks.findIndex((block) => block.start <= start && start < block.end)) ? 1 : 0,
      );
      return { file, candidates: all, gold, length: layout.text.length };
    });
}
