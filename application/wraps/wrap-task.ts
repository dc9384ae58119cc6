import type { DraftSentence, Source } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import { type WrapPeriod, themeSections } from '@evident/domain/wraps';
import type { WritingTask } from '../ai/index.ts';
import type { WrapSource, WrapStore } from './wrap-store.ts';

/** Chooses the sentences that say best what the sources are about, each quoting itself. */
export type Extract = (sources: readonly Source[], sentences: number) => Promise<readonly DraftSentence[]>;

const HIGHLIGHTS_MAX = 400;
/** With fewer highlights, new notes without any are read too. */
const HIGHLIGHTS_MIN = 5;
const NOTES_MAX = 12;
const SENTENCES_MAX = 18;
const SENTENCES_PER_SECTION = 3;

const INSTRUCTION =
  'Write a short report on what people said in a research project this week, for colleagues who were away. ' +
  'Each section has the sources whose keys are named for it. Report only what the sources say.';

/** The task and the sources of a project's wrap: the words highlighted in its period, and new notes if these are few. */
export async function wrapTask(
  wraps: WrapStore,
  period: WrapPeriod,
  projectId: Uuid,
  extract: Extract,
): Promise<{ task: WritingTask; sources: readonly Source[] }> {
  const highlights = await wraps.highlightsOf(projectId, period, HIGHLIGHTS_MAX);
  const coded = new Set(highlights.map(({ parentId }) => parentId));
  const fresh = highlights.length < HIGHLIGHTS_MIN ? await wraps.notesOf(projectId, period, NOTES_MAX) : [];
  const notes = fresh.filter(({ id }) => !coded.has(id));
  const themes = themeSections(highlights, await wraps.tagCounts(projectId, period));
  const added = notes.length > 0 ? [{ key: 'notes', title: 'New notes', sourceIds: notes.map(({ id }) => id) }] : [];
  const byId = new Map<Uuid, WrapSource>([...highlights, ...notes].map((source) => [source.id, source]));
  const sections = [...themes, ...added].map(({ sourceIds, ...section }) => ({
    ...section,
    of: sourceIds.map((id) => byId.get(id)!),
  }));
  // Short keys, in the order of the sections: a model repeats them.
  const keys = new Map(sections.flatMap(({ of }) => of).map(({ id }, at) => [id, `S${at + 1}`]));
  const sourceOf = ({ tagIds: _, ...source }: WrapSource): Source => ({ ...source, key: keys.get(source.id)! });
  return {
    sources: sections.flatMap(({ of }) => of.map(sourceOf)),
    task: {
      purpose: 'wrap',
      instruction: INSTRUCTION,
      asked: [],
      sections: sections.map(({ key, title, of }) => ({
        key,
        title,
        about: `Use only the sources ${of.map(({ id }) => keys.get(id)).join(', ')}.`,
      })),
      language: null,
      sentencesMax: SENTENCES_MAX,
      sentencesMin: 1,
      extract: async () => {
        const drafts: DraftSentence[] = [];
        for (const { key, of } of sections)
          for (const sentence of await extract(of.map(sourceOf), SENTENCES_PER_SECTION))
            drafts.push({ ...sentence, section: key });
        return drafts.slice(0, SENTENCES_MAX);
      },
    },
  };
}
