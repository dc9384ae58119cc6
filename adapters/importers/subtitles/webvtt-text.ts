import { decodeHTMLStrict } from 'entities';

/** Text of a cue without its tags (W3C WebVTT, section 6.4). */
export interface CueText {
  /** One per voice; the speaker is `null` for text outside a voice. */
  voices: { speaker: string | null; text: string }[];
  /** True for times between the words, as in captions built up word by word. */
  builtUp: boolean;
}

/** Reads the text of a cue: removes tags, decodes entities, and takes the speaker from `<v Name>`. */
export function cueText(source: string): CueText {
  const voices: CueText['voices'] = [];
  let speaker: string | null = null;
  let builtUp = false;
  const say = (text: string): void => {
    if (text === '') return;
    const last = voices.at(-1);
    if (last && last.speaker === speaker) last.text += text;
    else voices.push({ speaker, text });
  };
  for (let at = 0; at < source.length;) {
    const open = source.indexOf('<', at);
    if (open === -1 || !isTag(source, open)) {
      const end = open === -1 ? source.length : open + 1;
      say(decodeHTMLStrict(source.slice(at, end)));
      at = end;
      continue;
    }
    say(decodeHTMLStrict(source.slice(at, open)));
    const close = source.indexOf('>', open);
    const tag = close === -1 ? source.slice(open + 1) : source.slice(open + 1, close);
    if (/^\d/.test(tag)) builtUp = true;
    if (tag === '/v') speaker = null;
    // a voice without a name is no one's
    const voice = /^v(?:\.[^\s]*)?(?:\s+([^]*))?$/.exec(tag);
    if (voice) speaker = decodeHTMLStrict(voice[1] ?? '').trim() || null;
    at = close === -1 ? source.length : close + 1;
  }
  return {
    voices: voices.map((voice) => ({ ...voice, text: trimmedLines(voice.text) })).filter((voice) => voice.text !== ''),
    builtUp,
  };
}

/** Removes the tags from a part of a cue and keeps its spaces. */
export const plainCueText = (source: string): string => decodeHTMLStrict(source.replace(/<\/?[a-z][^>]*>/gi, ''));

/** Removes HTML tags and `{\an8}` codes, as found in SubRip. */
export const withoutTags = (source: string): string =>
  cueText(source.replace(/\{\\[^{}\n]*\}/g, ''))
    .voices.map((voice) => voice.text)
    .join(' ');

// `5 < 6` and `<3` are text
const isTag = (source: string, open: number): boolean =>
  /[a-z0-9/.]/i.test(source[open + 1] ?? '') && !/^<3(?![\d:])/.test(source.slice(open, open + 3));

const trimmedLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
