import { clockTime } from '@evident/domain/content';
import type { TimedWord } from '@evident/domain/imports';
import { plainCueText } from './webvtt-text.ts';

const TIME_TAG = /<(\d{1,4}:[\d:.]+)>/;

/** Returns the words of a cue with times between them (`so<00:00:00.480><c> hello</c>`). Each ends where the next begins, the last with the cue. */
export function wordsBetweenTimes(source: string, start: number, end: number): TimedWord[] {
  const words: { text: string; start: number }[] = [];
  for (const line of source.split('\n').filter((text) => TIME_TAG.test(text))) {
    line
      .trim()
      .split(TIME_TAG)
      .forEach((part, index, parts) => {
        const text = plainCueText(part);
        // every second part is a time
        const time = index === 0 ? (words.at(-1)?.start ?? start) : clockTime(parts[index - 1] ?? '');
        if (index % 2 === 0 && text.trim() !== '' && time !== null)
          words.push({ text: index === 0 && words.length > 0 ? ` ${text}` : text, start: time });
      });
  }
  // a space belongs to the word after it
  return words.map((word, index) => ({
    text:
      ((index > 0 && /^\s/.test(word.text)) || /\s$/.test(words[index - 1]?.text ?? '') ? ' ' : '') + word.text.trim(),
    start: word.start,
    end: words[index + 1]?.start ?? end,
  }));
}
