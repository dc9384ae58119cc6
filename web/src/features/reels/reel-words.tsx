import { ActionIcon, Button, Tooltip } from '@mantine/core';
import {
  type ReelItem,
  type TimedWord,
  isStruck,
  restored,
  struck,
  trimmedByWord,
  wordsOf,
} from '@evident/domain/reels';
import { ChevronLeft, ChevronRight, Play, Scissors, Undo2 } from 'lucide-react';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import styles from './reel-words.module.css';

interface Props {
  item: ReelItem;
  /** The words of the recording in the item and around it, sorted. */
  words: readonly TimedWord[];
  /** Why the reel can't be changed; null if it can. */
  readOnly: string | null;
  onChange: (label: string, item: ReelItem) => void;
  /** Plays from a time of the recording. */
  onPlay: (ms: number) => void;
}

/** The transcript of an item: struck words are cut from the recording, and the edges move by words. */
export function ReelWords({ item, words, readOnly, onChange, onPlay }: Props) {
  const inside = useMemo(() => wordsOf(item, words), [item, words]);
  const [range, setRange] = useState<readonly [number, number] | null>(null);
  const ids = useId();
  const [from, to] = range ? [Math.min(...range), Math.min(Math.max(...range), inside.length - 1)] : [-1, -1];
  const chosen = inside.slice(Math.max(0, from), to + 1);
  const allStruck = chosen.length > 0 && chosen.every((word) => isStruck(word, item.cuts));
  const strike = () => {
    if (readOnly !== null || from < 0) return;
    if (allStruck) return onChange('Restored words', restored(item, inside, from, to));
    const cut = struck(item, inside, from, to);
    if (cut) onChange('Struck words', cut);
  };
  const trim = (label: string, edge: 'start' | 'end', by: 'longer' | 'shorter') => () => {
    const made = trimmedByWord(item, words, edge, by);
    if (made !== item) onChange(label, made);
  };
  const play = () => {
    const word = inside[from];
    if (word) onPlay(word.startMs);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -inside.length, End: inside.length }[event.key];
    if (step !== undefined) {
      const [anchor, focus] = range ?? [0, step > 0 ? -1 : 1];
      const next = Math.min(inside.length - 1, Math.max(0, focus + step));
      setRange([event.shiftKey ? anchor : next, next]);
    } else if (event.key === 'Delete' || event.key === 'Backspace') strike();
    else if (event.key === 'Enter') play();
    else if (event.key === 'Escape' && range) setRange(null);
    else return;
    event.preventDefault();
  };
  const reason =
    readOnly ??
    (from < 0
      ? 'Select words first'
      : !allStruck && struck(item, inside, from, to) === null
        ? 'Remove the item instead'
        : null);
  return (
    <div className={styles.transcript}>
      {inside.length === 0 ? (
        <p className={styles.none}>No timed words here. Transcribe the recording to cut it by its words.</p>
      ) : (
        <div
          className={styles.words}
          role="listbox"
          tabIndex={0}
          aria-label="Words"
          aria-multiselectable
          aria-activedescendant={range ? `${ids}-${range[1]}` : undefined}
          onKeyDown={onKeyDown}
        >
          {inside.map((word, at) => (
            <span
              key={`${word.startMs} ${at}`}
              id={`${ids}-${at}`}
              role="option"
              aria-selected={at >= from && at <= to}
              aria-label={isStruck(word, item.cuts) ? `${word.text}, struck` : word.text}
              className={styles.word}
              data-struck={isStruck(word, item.cuts) || undefined}
              onPointerDown={({ shiftKey, button }) => {
                if (button === 0) setRange((before) => [shiftKey && before ? before[0] : at, at]);
              }}
              onPointerEnter={({ buttons }) => {
                if (buttons === 1) setRange((before) => before && [before[0], at]);
              }}
              onDoubleClick={() => onPlay(word.startMs)}
            >
              {word.text}
            </span>
          ))}
        </div>
      )}
      <div className={styles.actions} role="group" aria-label="Words and edges">
        <DisabledReason reason={reason}>
          <Button
            size="compact-xs"
            variant="default"
            leftSection={allStruck ? <Undo2 size={13} aria-hidden /> : <Scissors size={13} aria-hidden />}
            onClick={strike}
          >
            {allStruck ? 'Restore words' : 'Strike words'}
          </Button>
        </DisabledReason>
        <DisabledReason reason={from < 0 ? 'Select words first' : null}>
          <Button size="compact-xs" variant="default" leftSection={<Play size={13} aria-hidden />} onClick={play}>
            Play from here
          </Button>
        </DisabledReason>
        {EDGES.map(({ edge, name, moves }) => (
          <span key={edge} className={styles.edge}>
            {name}
            {moves.map(({ label, by, icon: Icon }) => {
              const why =
                readOnly ?? (trimmedByWord(item, words, edge, by) === item ? 'There is no further word' : null);
              const button = (
                <ActionIcon size="sm" variant="subtle" aria-label={label} onClick={trim(label, edge, by)}>
                  <Icon size={15} aria-hidden />
                </ActionIcon>
              );
              return why ? (
                <DisabledReason key={label} reason={why}>
                  {button}
                </DisabledReason>
              ) : (
                <Tooltip key={label} label={label}>
                  {button}
                </Tooltip>
              );
            })}
          </span>
        ))}
      </div>
    </div>
  );
}

const EDGES = [
  {
    edge: 'start',
    name: 'Start',
    moves: [
      { label: 'Start a word earlier', by: 'longer', icon: ChevronLeft },
      { label: 'Start a word later', by: 'shorter', icon: ChevronRight },
    ],
  },
  {
    edge: 'end',
    name: 'End',
    moves: [
      { label: 'End a word earlier', by: 'shorter', icon: ChevronLeft },
      { label: 'End a word later', by: 'longer', icon: ChevronRight },
    ],
  },
] as const;
