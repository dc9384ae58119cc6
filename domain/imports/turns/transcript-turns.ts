import type { RichNode } from '../../content/index.ts';
import { withEndStamps } from './end-stamps.ts';
import { withoutGrowing } from './growing-turns.ts';
import type { ImportedSpeaker } from '../note/imported-note.ts';
import { type InlineLine, inlineOf, lineFrom, lineUntil } from './inline-lines.ts';
import { markedLines, unlisted } from './marked-lines.ts';
import { block, paragraph } from '../note/rich-blocks.ts';
import { SpeakerRoster } from '../speakers/speaker-roster.ts';
import { cuesInTable } from '../rows/spoken-table.ts';
import type { TurnPattern } from '../patterns/turn-pattern.ts';
import { withPattern } from './pattern-lines.ts';
import { rolesIn } from './turn-roles.ts';
import { WordlessLabels } from './wordless-labels.ts';

interface Told {
  blocks: RichNode[];
  speakers: ImportedSpeaker[];
}

/**
 * Detects speakers in paragraphs (`Name  0:21`, `Name: text`, `**Name:** text`, `[04:01] text`) and converts their
 * words to turns, or by a told form of turns. Other text stays unchanged. A paragraph without a name continues the previous speaker; a heading ends
 * the turn. Lists count if their items are utterances, tables if their columns are speaker, time and words.
 */
export function withTurns(blocks: readonly RichNode[], told?: TurnPattern): Told {
  const loose = unlisted(blocks);
  const inLists = loose ? turnsOf(loose, told) : null;
  return inLists && inLists.speakers.length > 0 ? inLists : turnsOf(blocks, told);
}

function turnsOf(blocks: readonly RichNode[], told: TurnPattern | undefined): Told {
  const lined = markedLines(blocks);
  const marked = withPattern(lined, told);
  const roleOf = rolesIn(marked.flatMap((lines) => lines ?? []));
  const roster = new SpeakerRoster();
  const labels = new WordlessLabels();
  let open: { name: string | null; start: number | null; end: number | null } | null = null;
  const result: RichNode[] = [];
  let begun = 0;
  blocks.forEach((node, index) => {
    const lines = marked[index];
    const rows = node.type === 'table' ? cuesInTable(node) : null;
    if (rows) {
      open = null;
      result.push(
        ...labels.ends(),
        ...rows.map(({ speaker, text, start, end }) =>
          block('turn', paragraph(text).content ?? [], { speaker: roster.idOf(speaker), start, end }),
        ),
      );
      return;
    }
    const head = lines?.[0]?.start;
    if (!lines || (head?.evidence === 'heading' && roleOf(head) === 'none')) {
      if (node.type === 'heading' || node.type === 'horizontalRule') open = null;
      result.push(...labels.ends(), node);
      return;
    }
    let words: InlineLine[] = [];
    const close = (): void => {
      const content = inlineOf(words);
      words = [];
      if (content.length === 0) return;
      labels.said();
      result.push(
        open
          ? block('turn', content, { speaker: roster.idOf(open.name), start: open.start, end: open.end })
          : block('paragraph', content),
      );
      // the time belongs to the first words
      if (open) open = { ...open, start: null, end: null };
    };
    for (const { line, start } of lines) {
      const role = start ? roleOf(start) : 'none';
      if (start && role === 'begins') {
        close();
        result.push(...labels.begins(start.name, line));
        begun += 1;
        // a time above a name without a time belongs to that name
        open = {
          name: start.name ?? open?.name ?? null,
          start: start.start ?? open?.start ?? null,
          end: start.end ?? (start.start === null ? open?.end : null) ?? null,
        };
        words.push(lineFrom(start.until == null ? line : lineUntil(line, start.until), start.length));
        continue;
      }
      if (start && role === 'ends') {
        close();
        result.push(...labels.ends());
        // the hour of a schedule is no position in the recording
        open =
          start.start === null || start.evidence === 'hour'
            ? null
            : { name: null, start: start.start, end: start.end ?? null };
      }
      words.push(line);
    }
    close();
  });
  result.push(...labels.ends());
  // a list of names and times with hardly any text is not a conversation
  const said = result.filter((node) => node.type === 'turn').length;
  return said * 2 < begun
    ? { blocks: [...blocks], speakers: [] }
    : {
        blocks: withoutGrowing(withEndStamps(labels.among(result, (name) => roster.has(name)))),
        speakers: roster.list(),
      };
}
