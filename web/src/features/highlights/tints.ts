import type { HighlightView } from '@evident/domain/highlights';
import { HUES } from '@evident/domain/tags';
import { highlightClass } from '../../editor/marks.ts';

/** How much of its mark the tint of the chosen words takes, in percent. */
export const CHOSEN_SHARE = 32;
const SAFE = /^[\w-]{1,64}$/;

/** One rule for each highlight: its words take the tint of its first tag, or of nobody's. Rules, not attributes, so that no word is touched when a colour changes. */
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
    // A line above as well as below, and none at the sides, where the next sign stands. Where others lie on the same words, theirs are the ones that are seen.
    rules.push(
      `${chosen},${chosen} .hl{background:color-mix(in srgb,var(--words-mark) ${CHOSEN_SHARE}%,var(--words-tint))}`,
      `${chosen}{box-shadow:0 -2px 0 var(--words-mark)}`,
    );
  }
  return rules.join('\n');
}

/** A style sheet of its own on the page; returns what replaces its rules and what takes it away. */
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
