import { Webhook } from 'standardwebhooks';
import { type Receiver, openReceiver } from '../support/receiver.ts';
import { type KeyboardUser, keyboardOnly } from './keyboard-only.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

describe('webhooks, without a mouse', () => {
  let at: Workplace;
  let me: KeyboardUser;
  let receiver: Receiver;

  beforeAll(async () => {
    [at, receiver] = await Promise.all([openWorkplace(), openReceiver()]);
    me = keyboardOnly(await at.sitDown(at.ada, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }));
  }, 180_000);
  afterAll(async () => {
    await receiver?.close();
    await at?.close();
  });

  it('are created, verified, tested, followed, paused and deleted', async () => {
    const { page } = me;
    const deliveries = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
    await page.goto(`${at.origin}/settings/webhooks`);
    await me.pressAt(me.button('New webhook'));
    await page.getByLabel('Address').waitFor();
    await me.write(receiver.url);
    await me.tabTo(page.getByRole('combobox', { name: 'Events' }));
    await me.write('project:created');
    await page.getByRole('option', { name: /^project:created/ }).waitFor();
    await me.press('ArrowDown');
    await me.press('Enter');
    await me.press('Escape');
    await me.faultless('new webhook');
    await me.pressAt(me.button('Create webhook'));
    const secret = (await page.getByTestId('secret').textContent())!;
    await me.faultless('secret');
    await me.pressAt(me.button('Done'));

    await me.pressAt(page.getByRole('link', { name: receiver.url }));
    await me.pressAt(me.button('Send test'));
    await deliveries.filter({ hasText: '204 in' }).waitFor();
    await at.ada.ask('POST', '/projects', { title: 'Waiting rooms' });
    await deliveries.filter({ hasText: 'project:created' }).filter({ hasText: '204 in' }).waitFor();
    for (const { body, headers } of receiver.received)
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body));
    await me.pressAt(deliveries.first().getByRole('button', { name: 'Details' }));
    await me.faultless('deliveries');

    await me.pressAt(me.button('Pause'), 'Shift+Tab');
    await me.button('Activate').waitFor();
    await me.pressAt(me.button('Delete'));
    await me.dialog().waitFor();
    await me.faultless('delete');
    await me.pressAt(me.dialog().getByRole('button', { name: 'Delete' }));
    await page.getByText('Webhooks call your programs').waitFor();
    await eventually(async () => (await at.ada.ask<{ items: [] }>('GET', '/webhooks')).items, []);
    expect([me.faults, at.complaints]).toEqual([{}, []]);
  }, 120_000);
});
