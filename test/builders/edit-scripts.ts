import { doc, paragraph } from './rich-text.ts';
import type { ServedNote } from './shadowed-note.ts';
import { ShadowedWriter, type Written, mapText } from './shadowed-writer.ts';

/** Seeded random numbers. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    below: (end: number): number => Math.floor(next() * end),
    chance: (share: number): boolean => next() < share,
  };
}
export type Random = ReturnType<typeof seeded>;

export interface Scene {
  readonly real: ServedNote;
  readonly shadow: ServedNote;
  readonly random: Random;
  /** Words to type, taken from the text. */
  readonly vocabulary: readonly string[];
}

let written = 0;
const fresh = ({ random, vocabulary }: Scene): Written => ({
  text: vocabulary[random.below(vocabulary.length)]!,
  name: `n${written++}`,
});
/** Removes a letter; lineage still treats it as the same word. */
const typo = (random: Random, word: string): Written => {
  const at = 1 + random.below(Math.max(1, word.length - 1));
  return { text: word.slice(0, at) + word.slice(at + 1), name: `t${written++}` };
};
const corrected = (scene: Scene, word: string): Written =>
  word.length > 4 && scene.random.chance(0.4) ? typo(scene.random, word) : fresh(scene);

const writerOf = ({ real, shadow }: Scene, id: number, online = true) =>
  new ShadowedWriter(real.edit(id, online), shadow.edit(id, online));
const derive = ({ real, shadow }: Scene): void => {
  real.derive();
  shadow.derive();
};

function place(writer: ShadowedWriter, random: Random, long = 1): [number, number] {
  const blocks = writer.blocks();
  for (;;) {
    const block = random.below(blocks.length);
    if (blocks[block]!.length >= long) return [block, random.below(blocks[block]!.length - long + 1)];
  }
}

/** Picks words of a block, whole blocks, or a range across two of them. */
function passage(writer: ShadowedWriter, random: Random): [[number, number], [number, number]] {
  const blocks = writer.blocks();
  const [block, token] = place(writer, random, 2);
  const kind = random.next();
  if (kind < 0.5)
    return [
      [block, token],
      [block, Math.min(blocks[block]!.length - 1, token + 1 + random.below(30))],
    ];
  const last = Math.min(blocks.length - 1, block + random.below(3));
  if (blocks[last]!.length === 0) return passage(writer, random);
  if (kind < 0.75)
    return [
      [block, 0],
      [last, blocks[last]!.length - 1],
    ];
  return [
    [block, token],
    [last, last === block ? blocks[block]!.length - 1 : random.below(blocks[last]!.length)],
  ];
}

function retype(scene: Scene, writer: ShadowedWriter, share: number): void {
  const count = writer.blocks().flat().length * share;
  for (let edit = 0; edit < count; edit += 1) {
    const [block, token] = place(writer, scene.random);
    const kind = scene.random.next();
    if (kind < 0.6) writer.write(block, token, token + 1, [corrected(scene, writer.blocks()[block]![token]!.text)]);
    else if (kind < 0.8) writer.write(block, token, token, [fresh(scene)]);
    else writer.write(block, token, token + 1, []);
    if (scene.random.chance(0.05)) derive(scene);
  }
}

function reshape(scene: Scene, writer: ShadowedWriter, edits: number): void {
  for (let edit = 0; edit < edits; edit += 1) {
    const [block, token] = place(writer, scene.random, 2);
    if (scene.random.chance(0.5)) writer.split(block, token);
    else if (block + 1 < writer.blocks().length) writer.join(block);
    if (scene.random.chance(0.2)) writer.undo();
    if (scene.random.chance(0.3)) derive(scene);
  }
}

const overwrite =
  (share: number, deletedFirst: boolean) =>
  (scene: Scene): void => {
    const writer = writerOf(scene, 11);
    for (let edit = 0; edit < 6; edit += 1) {
      const [from, to] = passage(writer, scene.random);
      writer.pasteOver(
        from,
        to,
        (_, word) => (scene.random.chance(share) ? corrected(scene, word) : null),
        deletedFirst ? () => derive(scene) : null,
      );
      if (scene.random.chance(0.5)) derive(scene);
    }
  };

/** Edits words of the whole text like an API client, which replaces the content. */
const replaceBy =
  (share: number) =>
  (scene: Scene): void => {
    const { real, shadow, random } = scene;
    const names = [...shadow.text.matchAll(/\S+/g)].map(([name]) => name);
    const words = [...real.text.matchAll(/\S+/g)].map(([word]) => word);
    const now = words.map((word, index): Written[] => {
      const same = { text: word, name: names[index]! };
      if (!random.chance(share)) return [same];
      const kind = random.next();
      return kind < 0.6 ? [corrected(scene, word)] : kind < 0.8 ? [same, fresh(scene)] : [];
    });
    for (const [note, write] of [
      [real, (each: Written) => each.text],
      [shadow, (each: Written) => each.name],
    ] as const) {
      let nth = 0;
      note.replace(
        withoutEmpty(
          mapText(note.content(), (text) =>
            text
              .replace(/\S+/g, () => now[nth++]!.map(write).join(' '))
              .replace(/ {2,}/g, ' ')
              .trim(),
          ),
        ),
      );
    }
  };

function withoutEmpty<T extends { text?: string; content?: T[] }>(node: T): T {
  const content = node.content?.filter(({ text }) => text !== '').map(withoutEmpty);
  const { content: _, ...rest } = node;
  return (content && content.length > 0 ? { ...rest, content } : rest) as T;
}

/** Writes whole paragraphs between others. */
function insertParagraphs(scene: Scene): void {
  const writer = writerOf(scene, 11);
  for (let edit = 0; edit < 8; edit += 1) {
    const [block] = place(writer, scene.random, 2);
    const words = Array.from({ length: 10 + scene.random.below(20) }, () => fresh(scene));
    writer.write(block, 0, 0, words);
    writer.split(block, words.length);
    if (scene.random.chance(0.5)) derive(scene);
  }
}

function deleteParagraphs(scene: Scene): void {
  const writer = writerOf(scene, 11);
  for (let edit = 0; edit < 4; edit += 1) {
    const [block] = place(writer, scene.random, 2);
    writer.write(block, 0, writer.blocks()[block]!.length, []);
    if (scene.random.chance(0.5)) derive(scene);
  }
}

/** Drags one to three whole paragraphs to the start of another. */
function moveParagraphs(scene: Scene): void {
  const writer = writerOf(scene, 11);
  for (let edit = 0; edit < 4; edit += 1) {
    const blocks = writer.blocks();
    const [block] = place(writer, scene.random, 2);
    let last = Math.min(blocks.length - 1, block + scene.random.below(3));
    while (blocks[last]!.length === 0) last -= 1;
    writer.move(
      [block, 0],
      [last, blocks[last]!.length - 1],
      () => [place(writer, scene.random)[0], 0],
      () => {},
    );
    derive(scene);
  }
}

/** Goes through the text from the beginning, as when listening to the recording. */
function correctInOrder(scene: Scene): void {
  const writer = writerOf(scene, 11);
  let edits = 0;
  for (let block = 0; block < writer.blocks().length; block += 1)
    for (let token = 0; token < (writer.blocks()[block]?.length ?? 0); token += 1) {
      if (!scene.random.chance(0.12)) continue;
      const kind = scene.random.next();
      if (kind < 0.7) writer.write(block, token, token + 1, [corrected(scene, writer.blocks()[block]![token]!.text)]);
      else if (kind < 0.85) writer.write(block, token, token, [fresh(scene)]);
      else if (writer.blocks()[block]!.length > 1) writer.write(block, token, token + 1, []);
      edits += 1;
      if (edits % 20 === 0) derive(scene);
    }
}

const SPEAKER = /^\*\*\S+:\*\*$/;

/** Gives every speaker whose name begins a paragraph another name. */
function renameSpeakers(scene: Scene): void {
  const writer = writerOf(scene, 11);
  const names = new Map<string, string>();
  for (const [block, tokens] of writer.blocks().entries()) {
    const name = tokens[0]?.text ?? '';
    if (!SPEAKER.test(name)) continue;
    if (!names.has(name)) names.set(name, `**Speaker${names.size}:**`);
    writer.write(block, 0, 1, [{ text: names.get(name)!, name: fresh(scene).name }]);
    if (scene.random.chance(0.1)) derive(scene);
  }
}

/** Replaces the content by a corrected file, in which paragraphs begin elsewhere. */
function importAgain(scene: Scene): void {
  const { real, shadow, random } = scene;
  const wordsOf = (note: ServedNote) => note.text.split('\n').map((line) => line.match(/\S+/g) ?? []);
  const names = wordsOf(shadow);
  const lines: Written[][] = wordsOf(real).map((line, at) =>
    line.flatMap((text, index): Written[] => {
      const same = { text, name: names[at]![index]! };
      if (!random.chance(0.1)) return [same];
      return random.chance(0.8) ? [corrected(scene, text)] : [same, fresh(scene)];
    }),
  );
  const broken: Written[][] = [];
  for (const line of lines.filter(({ length }) => length > 0)) {
    if (broken.length > 0 && random.chance(0.2)) broken.at(-1)!.push(...line);
    else if (line.length > 12 && random.chance(0.3)) broken.push(line.slice(0, 8), line.slice(8));
    else broken.push(line);
  }
  for (const [note, write] of [
    [real, ({ text }: Written) => text],
    [shadow, ({ name }: Written) => name],
  ] as const)
    note.replace(doc(...broken.map((line) => paragraph(line.map(write).join(' ')))));
}

function offline(scene: Scene): void {
  const people = [21, 22, 23].map((id) => writerOf(scene, id, false));
  for (const writer of people) {
    for (let edit = 0; edit < 5; edit += 1) {
      const kind = scene.random.next();
      if (kind < 0.6) retype(scene, writer, 0.002);
      else reshape({ ...scene, real: idle(scene.real), shadow: idle(scene.shadow) }, writer, 1);
    }
  }
  for (const writer of people) {
    scene.real.connect(writer.real);
    scene.shadow.connect(writer.shadow);
    derive(scene);
  }
}

/** No client is connected while others edit offline. */
const idle = (note: ServedNote): ServedNote =>
  Object.create(note, { derive: { value: () => undefined } }) as ServedNote;

/** Edits by users and API clients, by name. */
export const SCRIPTS: Readonly<Record<string, (scene: Scene) => void>> = {
  'typing, 5 % of the words': (scene) => retype(scene, writerOf(scene, 11), 0.05),
  'typing, 20 % of the words': (scene) => retype(scene, writerOf(scene, 11), 0.2),
  'corrected word by word, 12 %': correctInOrder,
  'speakers renamed': renameSpeakers,
  'paragraphs inserted': insertParagraphs,
  'paragraphs deleted': deleteParagraphs,
  'paragraphs moved': moveParagraphs,
  'split, join, undo': (scene) => reshape(scene, writerOf(scene, 11), 20),
  'passages cut and pasted': (scene) => {
    const writer = writerOf(scene, 11);
    for (let edit = 0; edit < 5; edit += 1) {
      const [from, to] = passage(writer, scene.random);
      writer.move(
        from,
        to,
        () => place(writer, scene.random),
        () => {
          if (scene.random.chance(0.5)) derive(scene);
        },
      );
      derive(scene);
    }
  },
  'the same words pasted over': overwrite(0, false),
  'corrected words pasted over, 10 %': overwrite(0.1, false),
  'deleted, then corrected words pasted, 10 %': overwrite(0.1, true),
  'content replaced, 5 % of the words': replaceBy(0.05),
  'content replaced, 20 % of the words': replaceBy(0.2),
  'corrected file imported again, 10 %': importAgain,
  'three people offline': offline,
};
