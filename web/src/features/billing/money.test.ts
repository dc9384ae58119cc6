import { money } from './money.ts';

it('shows amounts in the unit of their currency, also one without cents', () => {
  expect([money(4800, 'usd'), money(-150, 'eur'), money(4800, 'jpy'), money(4800, 'usd')]).toEqual([
    '$48.00',
    '-€1.50',
    '¥4,800',
    '$48.00',
  ]);
});
