interface Shown {
  readonly sources: readonly {
    readonly key: string;
    readonly title: string;
    readonly lines: readonly (string | { readonly speaker: string; readonly text: string })[];
  }[];
}
export interface FakeSentence {
  readonly section: string;
  readonly text: string;
  readonly quotes: readonly { readonly source: string; readonly quote: string }[];
}

/** Sentences of the fake model: its longest lines as they are. A lying one adds sentences that nothing supports. */
export function fakeSentences({
  message,
  model,
  schema,
}: {
  readonly message: string;
  readonly model: string;
  readonly schema: object | null;
}): FakeSentence[] {
  const { sources } = JSON.parse(message) as Shown;
  const sections = sectionsOf(schema);
  const honest = sources.flatMap(({ key, lines }) =>
    lines
      .map((line) => (typeof line === 'string' ? line : line.text))
      .flatMap((text) => text.match(/[^.!?]+[.!?]+/gu) ?? [])
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length >= 30 && sentence.length <= 300)
      .sort((one, other) => other.length - one.length)
      .slice(0, 6)
      .map((quote, index) => ({
        section: sections[index % sections.length]!,
        text: `In the words of the source: ${quote}`,
        quotes: [{ source: key, quote }],
      })),
  );
  return model.includes('lying') ? honest.flatMap((one) => [...liesFrom(one), one]) : honest;
}

function liesFrom({ section, text, quotes }: FakeSentence): FakeSentence[] {
  const [{ source, quote }] = quotes as [FakeSentence['quotes'][number]];
  const words = quote.split(' ');
  const changed = words.with(Math.floor(words.length / 2), 'never').join(' ');
  const lie = (said: string, claimed: string, from = source): FakeSentence => ({
    section,
    text: `LIE: ${said}`,
    quotes: [{ source: from, quote: claimed }],
  });
  return [
    lie('made up', 'Nobody in this interview would ever say these words'),
    lie('one word changed', changed),
    lie('of an unknown source', quote, 'S999'),
    lie('with a number 987654', quote),
    lie('with <a href="https://evil.test">a link</a>', quote),
    lie('see https://evil.test', quote),
    { section, text: `LIE: ${text}`, quotes: [] },
  ];
}

function sectionsOf(schema: object | null): string[] {
  const keys = /"section":\{"type":"string","enum":(\[[^\]]*\])/.exec(JSON.stringify(schema))?.[1];
  return keys ? (JSON.parse(keys) as string[]) : ['text'];
}
