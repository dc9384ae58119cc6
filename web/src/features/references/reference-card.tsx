import { type CardPart, isReferenceKind, type Referenced, REFERENCES } from '@evident/domain/content';
import type { ReferenceCard as Card } from '@evident/domain/references';
import { Eye, EyeOff, LayoutList, RectangleHorizontal } from 'lucide-react';
import type { CardLook } from '../../kernel/object-hosts.ts';
import { MEDIUM_NAMES } from '../../ui/medium/media.ts';
import { MediumBox } from '../../ui/medium/medium-box.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { sizeInWords } from '../../ui/size-in-words.ts';
import { KIND_ICONS } from './kind-icons.ts';
import { ObjectLink } from './object-link.tsx';
import { countInWords, shownTitle } from './titles.ts';
import styles from './references.module.css';

interface Props {
  object: Referenced;
  /** Undefined while it loads; null if it is gone or out of sight. */
  card: Card | null | undefined;
  look: CardLook;
  /** Absent in texts that are only read. */
  onLook?: (look: CardLook) => void;
}

/** An object of a text as a card or a line, as the reader sees it now. */
export function ReferenceCard({ object: { kind, id }, card, look, onLook }: Props) {
  const shows = (part: CardPart): boolean => !look.hidden.includes(part);
  const facts = card
    ? [...card.counts.map(countInWords), ...(card.bytes === null ? [] : [sizeInWords(card.bytes)])]
    : [];
  return (
    <div className={styles.card} data-layout={look.layout} data-hue={card?.color ?? undefined}>
      <Sign kind={kind} card={card} layout={look.layout} />
      <div className={styles.words}>
        {card ? (
          <>
            <ObjectLink kind={kind} id={id} className={styles.title}>
              <bdi>{shownTitle(card)}</bdi>
            </ObjectLink>
            {look.layout === 'card' && shows('excerpt') && card.excerpt && (
              <p className={styles.excerpt} dir="auto">
                {card.excerpt}
              </p>
            )}
            <p className={styles.facts}>
              <span>{kindInWords(card)}</span>
              {shows('place') && card.place && <bdi>{card.place.title || `Untitled ${card.place.kind}`}</bdi>}
              {shows('facts') && facts.map((fact) => <span key={fact}>{fact}</span>)}
            </p>
          </>
        ) : (
          <p className={styles.unseen}>
            {card === undefined ? `Loading the ${kind}…` : `A ${kind} that was removed, or that you cannot see.`}
          </p>
        )}
      </div>
      {onLook && (
        <div className={styles.options}>
          <MenuButton label={`Options of this ${kind}`} entries={entriesFor(kind, look, onLook)} />
        </div>
      )}
    </div>
  );
}

/** The medium of a note, or the icon of the kind. */
function Sign({ kind, card, layout }: { kind: Referenced['kind']; card: Props['card']; layout: CardLook['layout'] }) {
  const Icon = KIND_ICONS[kind];
  if (!card?.medium) return <Icon size={16} aria-hidden className={styles.icon} />;
  const { medium, thumbnail } = card;
  return <MediumBox of={{ medium, thumbnail }} size={layout === 'card' ? 'medium' : 'small'} unlabelled />;
}

const kindInWords = ({ kind, medium }: Card): string =>
  medium ? `${nameOf(kind)}: ${MEDIUM_NAMES[medium]}` : nameOf(kind);

const nameOf = (kind: Referenced['kind']): string => (isReferenceKind(kind) ? REFERENCES[kind].label : 'Member');

function entriesFor(kind: Referenced['kind'], look: CardLook, onLook: NonNullable<Props['onLook']>): MenuEntry[] {
  const parts = isReferenceKind(kind) ? (Object.entries(REFERENCES[kind].parts) as [CardPart, string][]) : [];
  return [
    {
      label: 'Show as card',
      icon: RectangleHorizontal,
      chosen: look.layout === 'card',
      run: () => onLook({ ...look, layout: 'card' }),
    },
    {
      label: 'Show as line',
      icon: LayoutList,
      chosen: look.layout === 'line',
      run: () => onLook({ ...look, layout: 'line' }),
    },
    ...parts.map(([part, name], at): MenuEntry => {
      const hides = look.hidden.includes(part);
      return {
        label: `${hides ? 'Show' : 'Hide'} ${name.toLowerCase()}`,
        icon: hides ? Eye : EyeOff,
        apart: at === 0,
        run: () =>
          onLook({ ...look, hidden: hides ? look.hidden.filter((one) => one !== part) : [...look.hidden, part] }),
      };
    }),
  ];
}
