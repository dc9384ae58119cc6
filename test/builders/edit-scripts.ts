import { corrected, derive, fresh, place, type Random, type Scene, writerOf } from './edit-scene.ts';
import {
  correctInOrder,
  cutAndReturn,
  cutHighlighted,
  cutPassages,
  deleteParagraphs,
  importAgain,
  insertParagraphs,
  moveParagraphs,
  renameSpeakers,
  replaceWithout,
  shuffleParagraphs,
} from './paragraph-scripts.ts';
import type { ServedNote } from './shadowed-note.ts';
import { type ShadowedWriter, type Written, mapText } from './shadowed-writer.ts';

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
  'content replaced, paragraphs shuffled': shuffleParagraphs,
  'highlighted words cut away': cutHighlighted,
  'content replaced, paragraphs cut away': replaceWithout,
  'words cut away': cutPassages,
  'words cut away and brought back': cutAndReturn,
  'three people offline': offline,
};
