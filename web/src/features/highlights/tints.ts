import type { HighlightView } from '@evident/domain/highlights';
import { HUES } from '@evident/domain/tags';
import { highlightClass } from '../../editor/marks.ts';

/** Share of the mark color in the tint of the chosen words, in percent. */
export const CHOSEN_SHARE = 32;
const SAFE = /^[\w-]{1,64}$/;

/**
 * One CSS rule per highlight: the tint of its first tag, or the default tint. Rules instead of attributes, so that a
 * color change does not touch the document.
 */
export function tintRules(highlights: readonly HighlightView[], chosenId: string | null): string {
  const rules = highlights
    .filter(({ id, lost }) => !lost && SAFE.test(id))
    .map(({ id, tags }) => {
      const hue = tags[0] && (HUES as readonly string[]).includes(tags[0].color) ? tags[0].color : null;
      return hue === null
        ? `.${highlightClass(id)}{--words-tint:var(--accent-tint);--words-mark:var(--accent)}`
        : `.${highlightClass(id)}{--words-tint:var(--hue-${hue}-tint);--words-mark:var(--hue-${hue}-mark)}`;
    });
  if (chosenId !== null && SAFE.test(chosenId)) {
    const chosen = `.${highlightClass(chosenId)}`;
    // Lines above and below, none at the sides next to other letters. Overlapping highlights keep their own lines.
    rules.push(
      `${chosen},${chosen} .hl{background:color-mix(in srgb,var(--words-mark) ${CHOSEN_SHARE}%,var(--words-tint))}`,
      `${chosen}{box-shadow:0 -2px 0 var(--words-mark)}`,
    );
  }
  return rules.join('\n');
}

/** Adds a style sheet to the page. Returns functions that replace its rules and remove it. */
export function tintSheet(): { show: (rules: string) => void; remove: () => void } {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let last = '';
  return {
    show: (rules) => {
      if (rules !== last) sheet.replaceSync((last = rules));
    },
    remove: () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}
