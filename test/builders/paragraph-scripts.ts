import { corrected, derive, fresh, place, type Scene, writerOf } from './edit-scene.ts';
import { doc, paragraph } from './rich-text.ts';
import type { ServedNote } from './shadowed-note.ts';
import type { ShadowedWriter, Written } from './shadowed-writer.ts';

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

/** Replaces the content by the same paragraphs in another order, like an API client that sorts them. */
export function shuffleParagraphs(scene: Scene): void {
  const { real, shadow, random } = scene;
  const count = real.content().content!.length;
  const order = Array.from({ length: count }, (_, at) => ({ at, rank: random.next() })).sort((a, b) => a.rank - b.rank);
  for (const note of [real, shadow]) {
    const blocks = note.content().content!;
    note.replace(doc(...order.map(({ at }) => blocks[at]!)));
  }
}

/** Texts with fewer paragraphs are not cut further. */
const FEWEST = 4;

/** Cuts passages of up to eight paragraphs, as into another note. */
function cutAway(scene: Scene, writer: ShadowedWriter): void {
  const { random } = scene;
  const blocks = writer.blocks();
  if (blocks.filter(({ length }) => length > 1).length < FEWEST) return;
  const [block, token] = place(writer, random, 2);
  let last = Math.min(blocks.length - 1, block + random.below(Math.max(1, Math.min(8, blocks.length >> 3))));
  while (blocks[last]!.length === 0) last -= 1;
  const isWhole = random.chance(0.5);
  const end = blocks[last]!.length - 1;
  const from = isWhole ? 0 : token;
  writer.cut([block, from], [last, isWhole ? end : Math.max(last === block ? from : 0, random.below(end + 1))]);
}

export function cutPassages(scene: Scene): void {
  const writer = writerOf(scene, 11);
  for (let edit = 0; edit < 12; edit += 1) {
    cutAway(scene, writer);
    if (scene.random.chance(0.7)) derive(scene);
  }
}

/** Undo brings the passages back. */
export function cutAndReturn(scene: Scene): void {
  const writer = writerOf(scene, 11);
  for (let edit = 0; edit < 8; edit += 1) {
    cutAway(scene, writer);
    derive(scene);
    writer.undo();
    derive(scene);
  }
}

/** Cuts single sentences and words: mostly such that are highlighted. */
export function cutHighlighted(scene: Scene): void {
  const writer = writerOf(scene, 11);
  for (const { text } of scene.real.highlights.slice(0, 30)) {
    const wanted = text.match(/\S+/g) ?? [];
    const blocks = writer.blocks();
    const places = blocks.flatMap((tokens, block) =>
      tokens.flatMap((_, at) =>
        wanted.every((word, offset) => tokens[at + offset]?.text === word) ? [[block, at] as const] : [],
      ),
    );
    if (places.length === 0) continue;
    const [block, at] = places[scene.random.below(places.length)]!;
    const from = Math.max(0, at - scene.random.below(3));
    const to = Math.min(blocks[block]!.length - 1, at + wanted.length - 1 + scene.random.below(3));
    writer.cut([block, from], [block, to]);
    if (scene.random.chance(0.5)) derive(scene);
  }
}

/** Replaces the content without some paragraphs, like an API client that puts them into another note. */
export function replaceWithout(scene: Scene): void {
  const { real, shadow, random } = scene;
  for (let edit = 0; edit < 3; edit += 1) {
    const count = real.content().content!.length;
    const from = random.below(Math.max(1, count - 8));
    const to = from + 1 + random.below(Math.max(1, Math.min(count >> 2, count - from - 1)));
    for (const note of [real, shadow])
      note.replace(doc(...note.content().content!.filter((_, at) => at < from || at >= to)));
    if (random.chance(0.7)) derive(scene);
  }
}
