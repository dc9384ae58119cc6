import { clusterTitles } from '@evident/domain/clustering';
import type { DraftSentence, Source } from '@evident/domain/evidence';
import { diverse, quoted } from '@evident/domain/extraction';
import { againstKey, askedTitle, type ChosenPlace, type StepOf, stepsOf, tokensOf } from '@evident/domain/research';
import { type TaskSection, type WritingTask, runAiText } from '../ai/index.ts';
import { type PlaceRead, placesRead, type StepContext, type StepTools } from './step-context.ts';
import { type Window, windowsOf } from './windows.ts';

const SENTENCES_PER_SECTION = 4;
const REMARKS = 6;
const SENTENCES_MAX = 40;
const SINGLE_REMARKS = 'Single remarks';
/** Relevance against difference of the sentences of a group. */
const BALANCE = 0.6;

const INSTRUCTION =
  'Answer the question of the member with the findings of their research, as an insight for colleagues. ' +
  'Each section has the sources named for it. Say in how many sources a finding occurs only if the quotes show it. ' +
  'The section about what speaks against the findings names contradictions and limits.';

interface Section extends TaskSection {
  readonly read: readonly PlaceRead[];
}

/** Writes the findings: a section for each group of passages, and one with what speaks against them. */
export async function draftFindings(
  tools: StepTools,
  { research, actor, steps, stopping }: StepContext,
): Promise<StepOf<'DRAFT'> | null> {
  const sections = await sectionsOf(tools, { research, actor, steps });
  const places = sections.flatMap(({ read }) => read.map(({ place }) => place));
  const notes = await tools.reader.notes(actor, [...new Set(places.map(({ noteId }) => noteId))]);
  const windows = windowsOf(notes, places, research.budget.tokens);
  const keyOf = (place: ChosenPlace): string | undefined =>
    windows.find(({ noteId, start, end }) => noteId === place.noteId && start <= place.start && place.end <= end)
      ?.source.key;
  const task: WritingTask = {
    purpose: 'research',
    instruction: INSTRUCTION,
    asked: [{ role: 'user', text: research.question }],
    sections: sections.map(({ key, title, about, read }) => ({
      key,
      title,
      about: `${about} Sources: ${[...new Set(read.flatMap(({ place }) => keyOf(place) ?? []))].join(', ')}.`,
    })),
    language: null,
    sentencesMax: SENTENCES_MAX,
    sentencesMin: 1,
    failsWithModel: true,
    extract: async () => sections.flatMap((section) => extractedFrom(section, keyOf)),
  };
  const sources = windows.map(({ source }): Source => source);
  const work = { task, sources };
  const text = await runAiText(tools.texts, research.teamId, research.aiTextId, work, stopping);
  // Written before a kill: its result is stored, only the step was not.
  const done =
    text ?? (await tools.texts.work.perform(research.teamId, (stores) => stores.aiTexts.find(research.aiTextId)));
  if (done?.state !== 'DONE') return null;
  const sentences = done.content.sections.reduce((sum, section) => sum + section.sentences.length, 0);
  return { kind: 'DRAFT', sentences, tokens: usedTokens(windows) };
}

const usedTokens = (windows: readonly Window[]): number =>
  windows.reduce((sum, { start, end }) => sum + tokensOf(end - start), 0);

const nameOf = ({ noteId, start }: ChosenPlace): string => `${noteId} ${start}`;

/** Each group with what may speak against it, in the order of the groups. */
async function sectionsOf(
  tools: StepTools,
  { research: { question }, actor, steps }: Pick<StepContext, 'research' | 'actor' | 'steps'>,
): Promise<Section[]> {
  const groups = stepsOf(steps, 'GROUP').flatMap((step) => step.groups);
  const counter = stepsOf(steps, 'COUNTER').flatMap(({ places }) => places);
  const { read } = await placesRead(tools, actor, [...groups.flatMap(({ places }) => places), ...counter]);
  const byPlace = new Map(read.map((one) => [one.place, one]));
  const of = (places: readonly ChosenPlace[]) => places.flatMap((place) => byPlace.get(place) ?? []);
  const opposing = new Set(counter.map(nameOf));
  const titles = clusterTitles(
    groups.map(({ places }) => of(places).map(({ text }) => text)),
    [question],
  );
  return groups
    .flatMap(({ key, isRest, places }, at): Section[] => [
      {
        key,
        title: isRest && groups.length > 1 ? SINGLE_REMARKS : (askedTitle(key) ?? titles[at]!),
        about: isRest
          ? 'Remarks on the question that only one source makes.'
          : 'One finding that its sources share, and how they differ.',
        read: of(places.filter((place) => !opposing.has(nameOf(place)))),
      },
      {
        key: againstKey(key),
        title: 'May speak against this',
        about: 'Statements of its sources that contradict or limit the finding before.',
        read: of(counter.filter(({ group }) => group === key)),
      },
    ])
    .filter((section) => section.read.length > 0);
}

/** The sentences of a group that matter and differ, first those of different notes. */
function extractedFrom(
  { key, title, read }: Section,
  keyOf: (place: ChosenPlace) => string | undefined,
): DraftSentence[] {
  const count = title === SINGLE_REMARKS ? REMARKS : SENTENCES_PER_SECTION;
  const best = Math.max(...read.map(({ place }) => place.score), Number.MIN_VALUE);
  const chosen = diverse(
    read.map(({ place }) => place.score / best),
    read.map(({ vector }) => vector),
    count * 2,
    BALANCE,
  );
  const ofNotes = new Set<string>();
  const [firsts, others] = [[] as number[], [] as number[]];
  for (const at of chosen) {
    const { noteId } = read[at]!.place;
    (ofNotes.has(noteId) ? others : firsts).push(at);
    ofNotes.add(noteId);
  }
  return [...firsts, ...others].slice(0, count).flatMap((at) => {
    const { place, text } = read[at]!;
    const source = keyOf(place);
    return source === undefined ? [] : [quoted({ text, source }, key)];
  });
}
