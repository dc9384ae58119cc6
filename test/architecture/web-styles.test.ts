import { dirname, join } from 'node:path';
import { filesUnder, textOf } from './source-files.ts';

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** Styles with the serif, and the quoted speech that each shows (docs/web.md, "Colors, sizes, motion"). */
const SPEECH = {
  'web/src/editor/text.css': 'turns of a text',
  'web/src/ui/document/document-view.module.css': 'turns of a public note',
  'web/src/ui/quote.module.css': 'quotes',
  'web/src/features/ask/answer-passages.module.css': 'cited passages',
  'web/src/features/ask/beside.module.css': 'cited passages',
  'web/src/features/canvas/nodes.module.css': 'highlights on a canvas',
  'web/src/features/channels/quote-list.module.css': 'quotes of customers',
  'web/src/features/comments/comments.module.css': 'commented words',
  'web/src/features/highlights/highlight-list.module.css': 'highlights',
  'web/src/features/highlights/project-highlight-row.module.css': 'highlights',
  'web/src/features/imports/note-sample.module.css': 'turns of a preview',
  'web/src/features/insights/evidence-choice.module.css': 'highlights',
  'web/src/features/insights/evidence-panel.module.css': 'contradicting quotes',
  'web/src/features/insights/highlight-picker.module.css': 'highlights',
  'web/src/features/reels/reel-words.module.css': 'words of a reel',
  'web/src/features/search/result-row.module.css': 'found highlights',
  'web/src/features/views/views.module.css': 'highlights',
  'web/src/player/clip-corner.module.css': 'words of a clip',
  'web/src/player/timeline-preview.module.css': 'words at a moment',
  'web/src/routes/insight.module.css': 'evidence',
};

describe('the styles of the web app', () => {
  it('define every class that a component names', () => {
    const named = filesUnder('web/src', /\.tsx?$/).flatMap((path) => {
      const text = textOf(path);
      return [...text.matchAll(IMPORT)].flatMap(([, name, from]) => {
        const css = textOf(join(dirname(path), from!));
        const classes = new Set(
          [...text.replaceAll(/ from '[^']+'/g, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
            ([, one]) => one!,
          ),
        );
        return [...classes].map((one) => ({ path, one, defined: new RegExp(`\\.${one}\\b`).test(css) }));
      });
    });
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter(({ defined }) => !defined).map(({ path, one }) => `${path}: ${one}`)).toEqual([]);
  });

  it('use the serif for quoted speech only', () => {
    const using = filesUnder('web/src', /\.(css|tsx?)$/).filter(
      (path) => !path.startsWith('web/src/theme/') && textOf(path).includes('--font-speech'),
    );
    expect(using.sort()).toEqual(Object.keys(SPEECH).sort());
  });
});
