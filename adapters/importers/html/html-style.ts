/** The marks that a `style` attribute adds, and the inherited marks that it removes. */
export interface LetterStyle {
  given: readonly string[];
  taken: readonly string[];
}

const NONE: LetterStyle = { given: [], taken: [] };

/**
 * Reads font weight, style and text decoration from a `style` attribute (CSS Fonts and Text Decoration). Office
 * programs export bold text only this way.
 */
export function letterStyle(style: string | undefined): LetterStyle {
  if (!style || !/font|decoration/i.test(style)) return NONE;
  const [given, taken]: [string[], string[]] = [[], []];
  for (const declaration of style.toLowerCase().split(';')) {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    if (name === 'font-weight') (isHeavy(value) ? given : taken).push('bold');
    if (name === 'font-style') (/^(?:italic|oblique)/.test(value) ? given : taken).push('italic');
    if (name === 'text-decoration' || name === 'text-decoration-line') {
      if (value.includes('underline')) given.push('underline');
      if (value.includes('line-through')) given.push('strike');
      if (value.startsWith('none')) taken.push('underline', 'strike');
    }
  }
  return { given, taken };
}

/** Whether the element is invisible. Word also exports list bullets as hidden text. */
export const isHidden = ({ hidden, style }: Readonly<Record<string, string | undefined>>): boolean =>
  hidden !== undefined ||
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|mso-list\s*:\s*ignore)/i.test(
    style ?? '',
  );

const isHeavy = (weight: string): boolean => weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600;
