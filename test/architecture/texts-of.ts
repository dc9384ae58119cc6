import { Visitor, parseSync } from 'rolldown/utils';

export interface Texts {
  readonly comments: readonly string[];
  /** Strings with a space, and JSX text. */
  readonly strings: readonly string[];
}

const inOneLine = (text: string): string => text.replace(/\s*\n\s*\*?\s*/g, ' ').trim();

/** Returns comments and strings of a TypeScript file. */
export function textsOf(path: string, source: string): Texts {
  const { program, comments } = parseSync(path, source);
  const strings: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && strings.push(value)),
    JSXText: ({ value }) => void strings.push(value),
    TemplateElement: ({ value }) => void strings.push(value.raw),
  }).visit(program);
  return {
    comments: comments.map(({ value }) => inOneLine(value.replace(/^\*/, ''))),
    strings: strings.map(inOneLine).filter((text) => /\w\s/.test(text)),
  };
}
