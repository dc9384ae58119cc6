import { type Embedder, EMBEDDED_AT_ONCE } from '@evident/application/search/embedder';

const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, at) => sum + value * b[at]!, 0);

/** The contract of every embedder. */
export function embedderContract(name: string, open: () => Promise<Embedder>): void {
  describe(`${name} as an embedder`, () => {
    let embedder: Embedder;
    beforeAll(async () => {
      embedder = await open();
    });
    afterAll(() => embedder.close());

    it('gives one vector of length 1 for each text, in order', async () => {
      const texts = ['I could not find the export button.', 'Prices are too high.', 'The dog sleeps.'];
      const together = await embedder.embed(texts);
      expect(together).toHaveLength(3);
      for (const [at, text] of texts.entries()) {
        const [alone] = await embedder.embed([text]);
        expect(alone).toHaveLength(embedder.dimensions!);
        expect(dot(alone!, alone!)).toBeCloseTo(1, 4);
        expect(dot(alone!, together[at]!)).toBeGreaterThan(0.98);
      }
    });

    it('finds texts of similar meaning more similar', async () => {
      const [asked, near, far] = await embedder.embed([
        'The customer is unhappy about the price',
        'Customers are not happy with how much it costs',
        'Birds fly south in autumn',
      ]);
      expect(dot(asked!, near!)).toBeGreaterThan(dot(asked!, far!) + 0.2);
    });

    it('gives the zero vector for blank texts', async () => {
      const [blank, text, empty] = await embedder.embed([' \n', 'text', '']);
      expect(blank!.some(Boolean)).toBe(false);
      expect(empty!.some(Boolean)).toBe(false);
      expect(text!.some(Boolean)).toBe(true);
      expect(blank).toHaveLength(embedder.dimensions!);
    });

    it('takes no text, long texts, broken characters, and as many as the limit says', async () => {
      expect(await embedder.embed([])).toEqual([]);
      const [long, broken] = await embedder.embed(['price '.repeat(20_000), 'price \ud800 \u0000']);
      expect(dot(long!, long!)).toBeCloseTo(1, 4);
      expect(dot(broken!, broken!)).toBeCloseTo(1, 4);
      const many = Array.from({ length: EMBEDDED_AT_ONCE }, (_, at) => `text ${at % 7}`);
      expect(await embedder.embed(many)).toHaveLength(EMBEDDED_AT_ONCE);
    });

    it('names its model', () => {
      expect(embedder.model).toMatch(/^[\w.:@/-]{3,200}$/);
    });
  });
}
