import styles from './workspace-icon.module.css';

interface Props {
  name: string;
  /** Six hexadecimal digits; the accent color by default. */
  color?: string | null;
  logoUrl?: string | null;
}

/** Relative luminance from which dark text has more contrast than white (WCAG 2.2, contrast ratio). */
const DARK_TEXT_FROM = 0.179;

const channel = (value: number): number => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Picks dark or light text by contrast with a background of six hexadecimal digits. */
function textOn(color: string): string {
  const [red, green, blue] = [0, 2, 4].map((at) => channel(Number.parseInt(color.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > DARK_TEXT_FROM ? 'var(--on-light)' : 'var(--on-dark)';
}

/** Workspace logo, or its initial on its color. */
export function WorkspaceIcon({ name, color = null, logoUrl = null }: Props) {
  if (logoUrl) return <img className={styles.mark} data-logo src={logoUrl} alt="" />;
  return (
    <span
      className={styles.mark}
      style={color ? { background: `#${color}`, color: textOn(color) } : undefined}
      aria-hidden
    >
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  );
}
