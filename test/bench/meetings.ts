import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countCodePoints } from '../../domain/content/index.ts';
import type { Source } from '../../domain/evidence/index.ts';
import { sharedFolder } from '../support/shared-data.ts';

/** A meeting of QMSum with what people wrote about it. */
export interface Meeting {
  readonly source: Source;
  readonly turns: readonly string[];
  /** The whole meeting, summarized by a person. */
  readonly summary: string;
  /** Turns at which a topic begins, as people set them. */
  readonly topics: readonly number[];
}

interface Stored {
  readonly meeting_transcripts: readonly { readonly speaker: string; readonly content: string }[];
  readonly general_query_list: readonly { readonly answer: string }[];
  readonly topic_list: readonly { readonly relevant_text_span: readonly (readonly [string, string])[] }[];
}

/** Marks of noises in the transcripts. */
const MARK = /\{[a-z]+\}/g;

export function meetings(): Meeting[] {
  const folder = sharedFolder('transcripts/qmsum');
  if (!folder) throw new Error('The meetings of QMSum are missing');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => meetingOf(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Stored));
}

function meetingOf({ meeting_transcripts, general_query_list, topic_list }: Stored): Meeting {
  const turns = meeting_transcripts.map(({ content }) => content.replace(MARK, '').replace(/\s+/g, ' ').trim());
  let at = 0;
  const blocks = turns.map((turn, index) => {
    const start = at;
    at += countCodePoints(turn) + 1;
    const { speaker } = meeting_transcripts[index]!;
    return { start, end: at - 1, speaker, startMs: null, endMs: null, fileId: null };
  });
  const starts = topic_list.flatMap(({ relevant_text_span }) => relevant_text_span.map(([first]) => Number(first)));
  return {
    turns,
    summary: general_query_list[0]!.answer,
    topics: [...new Set([0, ...starts])].sort((one, other) => one - other),
    source: {
      key: 'S1',
      type: 'note',
      id: '00000000-0000-7000-8000-000000000001',
      parentId: null,
      projectId: null,
      title: 'Meeting',
      projectTitle: null,
      text: turns.join('\n'),
      blocks,
    },
  };
}
