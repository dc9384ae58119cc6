import { filesUnder, textOf } from './source-files.ts';

const source = filesUnder('web/src', /\.(tsx?|css)$/).filter((path) => !path.endsWith('.test.ts'));
const LITERAL =
  /#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(|:\s*(?:white|black|red|green|blue|gr[ae]y|orange|yellow|purple)\s*[;'"]/gi;
const SHOWN = /^export (?:async )?(?:function|const|class) ([A-Z]\w+)/m;

describe('the web app', () => {
  it('defines colors in the theme only and uses tokens elsewhere', () => {
    const literal = source
      .filter((path) => !path.startsWith('web/src/theme/'))
      .flatMap((path) => (withoutComments(textOf(path)).match(LITERAL) ?? []).map((colour) => `${path}: ${colour}`));
    expect(literal).toEqual([]);
  });

  it('detects a literal color', () => {
    for (const line of ['color: #fff;', 'background: rgb(1 2 3)', 'oklch(0.5 0.1 20)', 'color: white;'])
      expect(line).toMatch(LITERAL);
    for (const line of [
      "to: '#main'",
      'color: var(--ink);',
      "href('#highlight-0193')",
      'readonly #done: Done[]',
      'this.#retry',
    ])
      expect(line.match(LITERAL)).toBeNull();
  });

  it('has a story for every component of ui, the editor, the types of fields and the features', () => {
    const components = source.filter(
      (path) =>
        /^web\/src\/(ui|editor|features|field-types)\/.*\.tsx$/.test(path) &&
        !path.endsWith('.stories.tsx') &&
        SHOWN.test(textOf(path)),
    );
    expect(components.length).toBeGreaterThan(20);
    expect(components.filter((path) => !source.includes(path.replace(/\.tsx$/, '.stories.tsx')))).toEqual([]);
  });

  it('opens dialogs and drawers through ui/, so that Escape closes only the topmost layer', () => {
    const direct = source.filter(
      (path) =>
        !path.startsWith('web/src/ui/') &&
        !path.endsWith('.stories.tsx') &&
        /import \{[^}]*\b(?:Modal|Drawer)\b[^}]*\} from '@mantine\/core'/.test(textOf(path)),
    );
    expect(direct).toEqual([]);
  });

  it('listens for keys in one place, besides what only observes a member who moves', () => {
    const OBSERVING = [
      'editor/use-following.ts',
      'features/canvas/here-now.tsx',
      'kernel/scroll-memory.ts',
      'player/follow.ts',
    ];
    const listening = source.filter(
      (path) =>
        !path.startsWith('web/src/kernel/keys/') && !path.endsWith('.stories.tsx') && /'keydown'/.test(textOf(path)),
    );
    // ProseMirror hands over the keys of the text that has the focus.
    const inTexts = listening.filter((path) => !/handleDOMEvents/.test(textOf(path)));
    expect(inTexts.filter((path) => !OBSERVING.includes(path.replace('web/src/', '')))).toEqual([]);
    expect(OBSERVING.filter((path) => !listening.includes(`web/src/${path}`))).toEqual([]);
  });

  it('has no story without a component', () => {
    const stories = source.filter((path) => path.endsWith('.stories.tsx'));
    expect(stories.filter((path) => !source.includes(path.replace('.stories.tsx', '.tsx')))).toEqual([]);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}
