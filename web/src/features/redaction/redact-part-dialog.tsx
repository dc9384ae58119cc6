import { Button, Group, NumberInput, Slider, Text } from '@mantine/core';
import { clock } from '@evident/domain/content';
import type { Keyframe } from '@evident/domain/redaction';
import { useEffect, useMemo, useState } from 'react';
import { createDeck } from '../../player/deck.ts';
import type { Recording, RecordingMedia } from '../../player/recording-media.ts';
import { browserPlays, sourceOf } from '../../player/source.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { type Effects, EffectsChoice } from './effects.tsx';
import { Keyframes } from './keyframes.tsx';
import { RegionPicture } from './region-picture.tsx';
import { withRegion } from './regions.ts';
import { useRedacting } from '../../data/redaction/mutations.ts';
import { useFeatureGate } from '../../data/plans/gates.ts';
import { PlanGate } from '../../ui/plan-gate.tsx';

interface Props {
  noteId: string;
  recording: Recording;
  media: RecordingMedia;
  /** The part that was chosen, or where the player is. */
  at: { readonly startMs: number; readonly endMs?: number };
  onClose: () => void;
}

/** Length of the part at first. */
const PART_MS = 5_000;
const SECOND = 1_000;

/** At the end of the recording, the part before it. */
function firstPart({ startMs, endMs }: Props['at'], durationMs: number): { startMs: number; endMs: number } {
  const end = Math.min(durationMs, Math.round(endMs ?? startMs + PART_MS));
  const start = Math.round(startMs);
  return { startMs: start < end ? start : Math.max(0, end - PART_MS), endMs: end };
}

/** Redacts seconds of a recording: mutes or bleeps the sound, hides the picture or a region drawn on it. */
export function RedactPartDialog({ noteId, recording, media, at, onClose }: Props) {
  const durationMs = media.durationMs ?? 0;
  const [span, setSpan] = useState(() => firstPart(at, durationMs));
  const [now, setNow] = useState(span.startMs);
  const [effects, setEffects] = useState<Effects>({
    audio: media.hasAudio ? 'MUTE' : 'KEEP',
    video: 'KEEP',
    videoStyle: 'COVER',
    removeWords: true,
  });
  const [keyframes, setKeyframes] = useState<readonly Keyframe[]>([]);
  const redacting = useRedacting(noteId, onClose);
  const gate = useFeatureGate('videoRedactions');
  const deck = useStill(recording, media, now);
  const ofRegion = effects.video === 'BLUR_REGION';
  const reason =
    span.endMs <= span.startMs
      ? 'The end must be after the start.'
      : ofRegion && keyframes.length === 0
        ? 'Draw the region on the picture.'
        : undefined;
  const redact = (isNow: boolean) =>
    redacting.mutate({
      redaction: { fileId: recording.fileId, ...span, ...effects, keyframes: ofRegion ? [...keyframes] : [] },
      now: isNow,
    });
  const seconds = (label: string, name: 'startMs' | 'endMs') => (
    <NumberInput
      label={label}
      description={clock(span[name])}
      min={0}
      max={durationMs / SECOND}
      step={0.1}
      decimalScale={3}
      value={span[name] / SECOND}
      onChange={(value) => {
        const ms = Math.round(Number(value) * SECOND);
        setSpan({ ...span, [name]: ms });
        setNow(Math.min(durationMs, ms));
      }}
    />
  );
  return (
    <Dialog opened onClose={onClose} size="lg" title="Redact a part of the recording">
      {media.hasVideo && (
        <RegionPicture
          element={deck.element}
          proportions={proportionsOf(media)}
          keyframes={keyframes}
          atMs={now}
          onRegion={ofRegion ? (region) => setKeyframes(withRegion(keyframes, Math.round(now), region)) : undefined}
        />
      )}
      <Slider
        my={12}
        thumbLabel="Position"
        label={clock}
        min={0}
        max={Math.max(1, durationMs)}
        step={100}
        value={now}
        onChange={setNow}
      />
      <Group gap="sm" align="flex-end">
        {seconds('From second', 'startMs')}
        {seconds('To second', 'endMs')}
      </Group>
      <EffectsChoice
        effects={effects}
        hasSound={media.hasAudio}
        hasPicture={media.hasVideo}
        regions
        wordsLabel="Remove the words of these seconds"
        onChange={setEffects}
      />
      {ofRegion && <Keyframes keyframes={keyframes} atMs={Math.round(now)} onChange={setKeyframes} onGo={setNow} />}
      <Text mt={12}>
        The recording is hidden until its redacted version is ready. Members with full access can restore the original
        until they delete it.
      </Text>
      {reason && <Text c="dimmed">{reason}</Text>}
      <PlanGate gate={gate} />
      <ProblemNote problem={redacting.error} />
      <Group justify="flex-end" mt={16} gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="default"
          disabled={Boolean(reason)}
          loading={redacting.isPending}
          onClick={() => redact(false)}
        >
          Plan redaction
        </Button>
        <Button color="danger" disabled={Boolean(reason)} loading={redacting.isPending} onClick={() => redact(true)}>
          Redact part
        </Button>
      </Group>
    </Dialog>
  );
}

const proportionsOf = ({ width, height }: RecordingMedia): number => (width && height ? width / height : 16 / 9);

/** A deck that shows the picture of a moment. */
function useStill(recording: Recording, media: RecordingMedia, ms: number) {
  const [deck] = useState(createDeck);
  const source = useMemo(() => sourceOf(recording, media, browserPlays), [recording, media]);
  useEffect(() => {
    if (source) deck.load(recording.fileId, source, ms);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- later moments are sought
  }, [deck, source, recording.fileId]);
  useEffect(() => () => deck.unload(), [deck]);
  useEffect(() => deck.seek(ms), [deck, ms]);
  return deck;
}
