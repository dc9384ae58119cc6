import type { NodeProps } from '@xyflow/react';
import { ChevronDown, ChevronUp, FileText, Lightbulb, Lock } from 'lucide-react';
import { memo } from 'react';
import { useCanvasActions } from './canvas-context.ts';
import type { ObjectNode } from './to-nodes.ts';
import styles from './nodes.module.css';

/** A card of a highlight reel, an insight or a note. */
export const CardNode = memo(function CardNode({ data, selected }: NodeProps<ObjectNode>) {
  const { object, cards, expanded, matched } = data;
  const { toggleExpanded, open } = useCanvasActions();
  const [first] = cards;
  if (!first) return null;
  const shown = expanded ? cards : cards.slice(0, 1);
  const Toggle = expanded ? ChevronUp : ChevronDown;
  const isLong = cards.length > 1 || (first.text || first.title).length > 160;
  return (
    <div
      className={styles.card}
      data-type={object.type}
      data-selected={selected}
      data-expanded={expanded}
      data-matched={matched}
      onDoubleClick={() => open(first)}
    >
      <div className={styles.words}>
        {shown.map((card) => (
          <p key={card.id} dir="auto" className={card.type === 'highlight' ? styles.quote : styles.title}>
            {card.type === 'insight' && <Lightbulb size={14} aria-hidden />}
            {card.type === 'note' && <FileText size={14} aria-hidden />}
            {card.text || card.title || 'Untitled'}
          </p>
        ))}
      </div>
      <div className={styles.source}>
        {first.tags.slice(0, 3).map((tag) => (
          <span key={tag.id} className={styles.dot} data-hue={tag.color} title={tag.title} />
        ))}
        <span className={styles.from} dir="auto">
          {first.type === 'highlight' ? [first.speaker, first.title].filter(Boolean).join(' · ') : ''}
        </span>
        {object.locked && <Lock size={12} aria-label="Locked" />}
        {isLong && (
          <button
            type="button"
            className={`${styles.toggle} nodrag`}
            aria-label={`${expanded ? 'Show less' : 'Show more'}${cards.length > 1 ? ` of ${cards.length} highlights` : ''}`}
            aria-expanded={expanded}
            onClick={() => toggleExpanded(object.id)}
          >
            {cards.length > 1 && <span>{cards.length}</span>}
            <Toggle size={14} aria-hidden />
          </button>
        )}
      </div>
    </div>
  );
});
