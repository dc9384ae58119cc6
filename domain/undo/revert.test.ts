import { Refusal } from '../kernel/index.ts';
import { type Revertible, asRedo, changedAgain, reverted, tooLate } from './index.ts';

interface Thing {
  readonly id: string;
  readonly title: string;
  readonly shared: boolean;
  readonly params: object;
}
const THING: Revertible<Thing> = { noun: 'thing', titleOf: ({ title }) => title, parts: ['title', 'shared', 'params'] };
const thing = (more: Partial<Thing> = {}): Thing => ({ id: '1', title: 'Prices', shared: false, params: {}, ...more });
const refusal = (advice: string) =>
  expect.objectContaining({ code: 'InvalidOperation', title: 'That can no longer be undone', advice });

describe('undoing a change of a saved thing', () => {
  it('brings a deleted one back, unless it exists again', () => {
    expect(reverted(THING, { before: thing(), after: null }, null)).toEqual(thing());
    expect(() => reverted(THING, { before: thing(), after: null }, thing())).toThrow(
      refusal('The thing exists again.'),
    );
  });

  it('keeps the parts that were changed otherwise since', () => {
    const change = { before: thing(), after: thing({ title: 'Costs' }) };
    expect(reverted(THING, change, thing({ title: 'Costs', shared: true }))).toEqual(thing({ shared: true }));
  });

  it('compares parts without the order of their keys', () => {
    const change = { before: thing(), after: thing({ params: { a: 1, b: 2 } }) };
    expect(reverted(THING, change, thing({ params: { b: 2, a: 1 } }))).toEqual(thing());
  });

  it('is refused once the same part was changed again', () => {
    const change = { before: thing(), after: thing({ title: 'Costs' }) };
    expect(() => reverted(THING, change, thing({ title: 'Fees' }))).toThrow(
      refusal('The thing “Fees” was changed again since then. Undo that first.'),
    );
  });

  it('is refused once the thing was deleted', () => {
    const change = { before: thing(), after: thing({ title: 'Costs' }) };
    expect(() => reverted(THING, change, null)).toThrow(
      refusal('The thing “Costs” was deleted since then. Restore it first.'),
    );
  });

  it('is redone by taking back the undo', () => {
    const change = { before: thing(), after: thing({ title: 'Costs' }) };
    const undone = { before: change.after, after: thing({ shared: true }) };
    expect(reverted(THING, undone, thing({ shared: true, params: { a: 1 } }))).toEqual(
      thing({ title: 'Costs', params: { a: 1 } }),
    );
  });

  it('deletes again what its undo restored, unless a part was changed', () => {
    const restored = { before: null, after: thing() };
    expect(reverted(THING, restored, thing())).toBeNull();
    expect(() => reverted(THING, restored, thing({ shared: true }))).toThrow(
      refusal('The thing “Prices” was changed again since then. Undo that first.'),
    );
  });

  it('is refused in the words of a redo', () => {
    const refused = new Refusal('InvalidOperation', 'That can no longer be undone', 'It was moved.');
    expect(asRedo(refused)).toMatchObject({ title: 'That can no longer be redone', advice: 'It was moved.' });
    const other = new Refusal('NotFound', 'Tag not found');
    expect(asRedo(other)).toBe(other);
  });

  it('is refused with the reason', () => {
    expect(() => tooLate('It was moved.')).toThrow(refusal('It was moved.'));
    expect(() => changedAgain('thing', 'A')).toThrow(
      refusal('The thing “A” was changed again since then. Undo that first.'),
    );
  });
});
