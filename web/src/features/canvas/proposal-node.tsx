import type { Node, NodeProps } from '@xyflow/react';
import { memo } from 'react';
import type { PlacedProposal } from './place-proposal.ts';
import styles from './nodes.module.css';

export type ProposalNodeType = Node<{ placed: PlacedProposal }>;

/** A proposed group next to the content. */
export const ProposalNode = memo(function ProposalNode({ data: { placed } }: NodeProps<ProposalNodeType>) {
  const { proposed, cards, hue } = placed;
  return (
    <div className={`${styles.group} ${styles.proposal}`} data-hue={hue}>
      <div className={styles.groupHead}>
        <strong dir="auto">{proposed.title || 'Untitled group'}</strong>
        <span>{cards.length}</span>
      </div>
      {cards.map(({ card, x, y, width, height }) => (
        <p
          key={card.id}
          dir="auto"
          className={styles.proposed}
          style={{ insetInlineStart: x - placed.x, top: y - placed.y, width, height }}
        >
          {card.text || card.title}
        </p>
      ))}
    </div>
  );
});
