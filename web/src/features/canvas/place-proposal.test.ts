import { accepted, placeProposal } from './place-proposal.ts';
import { sampleCanvas } from './sample-canvas.ts';

describe('a cluster proposal', () => {
  const words = new Map(sampleCanvas.cards.map((card) => [card.id, card]));
  const proposal = [{ id: 'a', title: 'Trust', highlightIds: ['h1', 'h2'], fixed: false }];

  it('is placed next to the content', () => {
    const [placed] = placeProposal(sampleCanvas, proposal, words);
    expect(placed!.x).toBeGreaterThan(880);
    expect(placed!.cards.every(({ x, y }) => x > placed!.x && y > placed!.y)).toBe(true);
  });
  it('moves cards of the canvas and adds the others when it is accepted', () => {
    let next = 0;
    const changes = accepted(sampleCanvas, placeProposal(sampleCanvas, proposal, words), () => `new${next++}`);
    expect(changes).toMatchObject([
      { id: 'new0', type: 'group', title: 'Trust' },
      { id: 'o1', groupId: 'new0' },
      { id: 'new1', type: 'rh', highlightIds: ['h2'], groupId: 'new0' },
    ]);
  });
});
