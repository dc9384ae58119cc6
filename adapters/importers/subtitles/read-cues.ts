import {
  type CueList,
  type ImportFormat,
  type ImportedNote,
  type NotesOutcome,
  richDoc,
  titleOfFile,
  titled,
  turnsOfCues,
  withSpeakersFromText,
} from '@evident/domain/imports';
import { refuse } from '@evident/domain/kernel';
import { checkedNote } from '../notes/note-of-blocks.ts';

interface CueNote {
  format: ImportFormat;
  file: string;
  list: CueList;
  turns: Pick<ImportedNote, 'speakers'> & { blocks: Parameters<typeof richDoc>[0] };
  notices?: string[];
}

/** Makes one note of turns from captions or pieces of speech. */
export function readCues(format: ImportFormat, file: string, list: CueList | null, enough?: number): NotesOutcome {
  if (!list || list.cues.length === 0) {
    return refuse(
      'UnprocessableContent',
      `The ${format} file has no readable captions`,
      list?.faults[0] ? `${list.faults[0].cause} (line ${list.faults[0].line}).` : 'Choose a file with captions.',
    );
  }
  return noteOfCues({ format, file, list, turns: turnsOfCues(withSpeakersFromText(list.cues, enough)) });
}

export function noteOfCues({ format, file, list, turns, notices = [] }: CueNote): NotesOutcome {
  const note = checkedNote({
    title: titled(list.raw['title'], titleOfFile(file)),
    occurredOn: null,
    tags: [],
    language: list.language,
    speakers: turns.speakers,
    content: richDoc(turns.blocks),
    raw: list.raw,
  });
  return { kind: 'notes', format, notes: [note], faults: list.faults, notices };
}
