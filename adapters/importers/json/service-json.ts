import {
  type Cue,
  withFittingWords,
  speakerNamed,
  type SpokenWord,
  sentencesOf,
  wordsOfText,
} from '@evident/domain/imports';
import { type Fields, fieldsIn, listIn, textAt } from './json-fields.ts';

/** One reader per speech-to-text service, after its documentation. Each returns `null` for foreign JSON. */
const SERVICES: readonly ((value: Fields) => Cue[] | null)[] = [
  huggingFace,
  amazon,
  speechmatics,
  deepgram,
  revAi,
  google,
  azure,
  youTube,
];

/** Reads the response of a known service, with word times. `null` for any other JSON. */
export function cuesOfService(value: unknown): Cue[] | null {
  for (const service of SERVICES) {
    const cues = service(fieldsIn(value));
    if (cues && cues.length > 0) return cues;
  }
  return null;
}

/** Transformers (`chunks`) and insanely-fast-whisper (`speakers`): pieces or words with a `timestamp` from and to, in seconds. */
function huggingFace(value: Fields): Cue[] | null {
  const pieces = [value['speakers'], value['chunks']]
    .map(listIn)
    .find((list) => list.some((piece) => Array.isArray(piece['timestamp'])));
  if (!pieces) return null;
  const spoken = pieces.map((piece): SpokenWord => {
    const [start, end] = Array.isArray(piece['timestamp']) ? (piece['timestamp'] as unknown[]) : [];
    return {
      text: textAt(piece, ['text']),
      start: seconds(start),
      end: seconds(end),
      speaker: speakerNamed(textAt(piece, ['speaker'])),
    };
  });
  const single = spoken.filter(({ text }) => !/\s/.test(text.trim())).length;
  return single > 3 && single >= spoken.length * 0.95
    ? sentencesOf(spoken)
    : spoken.map((piece) => ({ ...piece, text: piece.text.trim() })).filter(({ text }) => text !== '');
}

/** Amazon Transcribe: items of words and punctuation, times as text. Speakers are given with the word or in a separate list. */
function amazon(value: Fields): Cue[] | null {
  const results = fieldsIn(value['results']);
  const items = listIn(results['items']);
  if (items.length === 0) return null;
  const speakers = new Map(
    listIn(fieldsIn(results['speaker_labels'])['segments'])
      .flatMap(({ items: own }) => listIn(own))
      .map((item) => [item['start_time'], textAt(item, ['speaker_label'])]),
  );
  return sentencesOf(
    items.map((item) => ({
      ...wordOf(item, best(item)),
      punctuation: item['type'] === 'punctuation',
      speaker: speakerNamed(textAt(item, ['speaker_label']) || (speakers.get(item['start_time']) ?? '')),
    })),
  );
}

/** Speechmatics: `results` of words and punctuation; `UU` is an unknown speaker. */
function speechmatics(value: Fields): Cue[] | null {
  const items = listIn(value['results']);
  if (!items.some((item) => item['type'] === 'word' && textAt(best(item), ['content']) !== '')) return null;
  return sentencesOf(
    items.map((item) => {
      const speaker = textAt(best(item), ['speaker']);
      return {
        ...wordOf(item, best(item)),
        punctuation: item['type'] === 'punctuation',
        speaker: speaker === 'UU' ? null : speakerNamed(speaker),
      };
    }),
  );
}

/** Deepgram without utterances: words with and without punctuation. Each of several channels is a speaker. */
function deepgram(value: Fields): Cue[] | null {
  const results = fieldsIn(value['results']);
  const channels = listIn(results['channels']);
  if (channels.length === 0 || listIn(results['utterances']).length > 0) return null;
  const spoken = channels.flatMap((channel, index) =>
    listIn(best(channel)['words']).map((word): SpokenWord => ({
      ...wordOf(word),
      speaker: speakerNamed(textAt(word, ['speaker'])) ?? (channels.length > 1 ? `Channel ${index + 1}` : null),
    })),
  );
  return sentencesOf(channels.length > 1 ? spoken.sort((a, b) => (a.start ?? 0) - (b.start ?? 0)) : spoken);
}

/** Rev AI: monologues of elements, including spaces and punctuation. */
function revAi(value: Fields): Cue[] | null {
  const names = new Map(
    listIn(value['speakers']).map((speaker) => [textAt(speaker, ['id']), textAt(speaker, ['name'])]),
  );
  return listIn(value['monologues']).flatMap((monologue) => {
    const speaker = textAt(monologue, ['speaker']);
    return sentencesOf(
      listIn(monologue['elements']).map((element) => ({
        ...wordOf(element),
        punctuation: element['type'] === 'punct',
        speaker: names.get(speaker) || speakerNamed(speaker),
      })),
    );
  });
}

/** Google Speech-to-Text: with speakers, the last result repeats all words. */
function google(value: Fields): Cue[] | null {
  const results = listIn(value['results'])
    .map(best)
    .filter((result) => typeof result['transcript'] === 'string' || Array.isArray(result['words']));
  const told = results.at(-1);
  const tagged = listIn(told?.['words']).some((word) => textAt(word, SPEAKERS) !== '');
  return (tagged && told ? [told] : results).flatMap((result): Cue[] => {
    const words = listIn(result['words']).map((word): SpokenWord => ({
      ...wordOf(word),
      speaker: speakerNamed(textAt(word, SPEAKERS)),
    }));
    const text = textAt(result, ['transcript']).trim();
    return words.length > 0 ? sentencesOf(words) : text === '' ? [] : [{ text, start: null, end: null, speaker: null }];
  });
}
const SPEAKERS = ['speakerTag', 'speakerLabel', 'speaker_tag', 'speaker_label'];

/** Azure: phrases with ticks of 100 nanoseconds (batch) or milliseconds (fast transcription). */
function azure(value: Fields): Cue[] | null {
  const phrases = [...listIn(value['recognizedPhrases']), ...listIn(value['phrases'])];
  return phrases.flatMap((phrase): Cue[] => {
    const said = listIn(phrase['nBest'])[0] ?? phrase;
    const text = textAt(said, ['display', 'text', 'lexical']).trim();
    const words = [said['displayWords'], said['words']].map(listIn).find((list) => list.length > 0) ?? [];
    const timed = wordsOfText(
      text,
      words.map((word) => ({ text: textAt(word, ['displayText', 'text', 'word']), ...offsets(word) })),
      offsets(phrase),
    );
    return text === ''
      ? []
      : [
          {
            text,
            speaker: speakerNamed(textAt(phrase, ['speaker'])),
            ...offsets(phrase),
            ...(timed ? { words: timed } : {}),
          },
        ];
  });
}

/** YouTube (json3): each event is a caption. Automatic captions overlap the next one, and their pieces are words with times. */
function youTube(value: Fields): Cue[] | null {
  const events = listIn(value['events'])
    .map((event) => ({
      pieces: listIn(event['segs']),
      start: Number(textAt(event, ['tStartMs'])),
      length: Number(textAt(event, ['dDurationMs'])),
    }))
    .filter(
      ({ pieces, start }) =>
        Number.isFinite(start) && start >= 0 && pieces.some((piece) => textAt(piece, ['utf8']).trim() !== ''),
    );
  return events.map(({ pieces, start, length }, index): Cue => {
    const next = events[index + 1]?.start ?? Infinity;
    const end = Math.max(start, Math.min(start + length, next > start ? next : Infinity));
    const words = pieces.map((piece) => ({
      text: textAt(piece, ['utf8']),
      start: start + (Number(textAt(piece, ['tOffsetMs'])) || 0),
    }));
    const timed = words.map((word, place) => ({ ...word, end: words[place + 1]?.start ?? end }));
    const cue: Cue = {
      text: words
        .map(({ text }) => text)
        .join('')
        .trim(),
      start,
      end,
      speaker: null,
    };
    return pieces.some((piece) => 'tOffsetMs' in piece) ? withFittingWords({ ...cue, words: timed }) : cue;
  });
}

function offsets(piece: Fields): { start: number; end: number } {
  const of = (name: string): number =>
    Number(textAt(piece, [`${name}Milliseconds`])) || Number(textAt(piece, [`${name}InTicks`])) / 10_000 || 0;
  const start = Math.round(of('offset'));
  return { start, end: start + Math.round(of('duration')) };
}

const best = (piece: Fields): Fields => listIn(piece['alternatives'])[0] ?? {};

function wordOf(piece: Fields, spoken: Fields = piece): Omit<SpokenWord, 'speaker'> {
  const first = (names: readonly string[]): unknown =>
    names.map((name) => piece[name]).find((value) => value !== undefined);
  return {
    text: textAt(spoken, ['punctuated_word', 'content', 'word', 'value']),
    start: seconds(first(['start_time', 'start', 'startTime', 'startOffset', 'ts'])),
    end: seconds(first(['end_time', 'end', 'endTime', 'endOffset', 'end_ts'])),
  };
}

/** Converts `0.1`, `"0.1"`, `"0.1s"` or `{ seconds, nanos }` to milliseconds. */
function seconds(time: unknown): number | null {
  if (typeof time === 'object' && time !== null) {
    const { seconds: whole = 0, nanos = 0 } = time as Fields;
    return seconds(Number(whole) + Number(nanos) / 1e9);
  }
  const number =
    typeof time === 'number'
      ? time
      : typeof time === 'string' && /^\d+(?:\.\d+)?s?$/.test(time)
        ? parseFloat(time)
        : NaN;
  return Number.isFinite(number) && number >= 0 ? Math.round(number * 1000) : null;
}
