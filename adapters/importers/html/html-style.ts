/** What a `style` attribute says about the letters: marks it gives, and marks it takes away from the element and from what is around. */
export interface LetterStyle {
  given: readonly string[];
  taken: readonly string[];
}

const NONE: LetterStyle = { given: [], taken: [] };

/** Reads weight, slant and lines out of a `style` attribute (CSS Fonts and Text Decoration); office programs tell bold words by nothing else. */
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

/** Whether no reader sees the element; Word writes the bullets of its lists as words for those who know no lists. */
export const isHidden = ({ hidden, style }: Readonly<Record<string, string | undefined>>): boolean =>
  hidden !== undefined ||
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|mso-list\s*:\s*ignore)/i.test(
    style ?? '',
  );

const isHeavy = (weight: string): boolean => weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600;
