import { corrected, derive, fresh, place, type Scene, writerOf } from './edit-scene.ts';
import { doc, paragraph } from './rich-text.ts';
import type { ServedNote } from './shadowed-note.ts';
import type { Written } from './shadowed-writer.ts';

/** Writes whole paragraphs between others. */
export function insertParagraphs(scene: Scene): void {
  const writer = writerOf(scene, 11);
  for (let edit = 0; edit < 8; edit += 1) {
    const [block] = place(writer, scene.random, 2);
    const words = Array.from({ length: 10 + scene.random.below(20) }, () => fresh(scene));
    writer.write(block, 0, 0, words);
    writer.split(block, words.length);
    if (scene.random.chance(0.5)) derive(scene);
  }
}

export function deleteParagraphs(scene: Scene): void {
  const writer = writerOf(scene, 11);
  for (let edit = 0; edit < 4; edit += 1) {
    const [block] = place(writer, scene.random, 2);
    writer.write(block, 0, writer.blocks()[block]!.length, []);
    if (scene.random.chance(0.5)) derive(scene);
  }
}

/** Drags one to three whole paragraphs to the start of another. */
export function moveParagraphs(scene: Scene): void {
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
export function correctInOrder(scene: Scene): void {
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
export function renameSpeakers(scene: Scene): void {
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
export function importAgain(scene: Scene): void {
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
