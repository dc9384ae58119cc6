import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { drag } from './drag.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

describe('views of a project', () => {
  let at: Workplace;
  let page: Page;
  let projectId: string;
  let fieldId: string;

  const ask = <Answer>(method: string, path: string, body?: unknown) => at.ada.ask<Answer>(method, path, body);
  const make = async (path: string, body: object) => (await ask<{ id: string }>('POST', path, body)).id;
  const cell = (place: string) => page.locator(`[data-at="${place}"]`);
  /** The values of the field by the titles of the notes, as the server has them. */
  const kept = async () => {
    const { items } = await ask<{ items: { title: string; values: { fieldId: string; shown: string }[] }[] }>(
      'POST',
      `/projects/${projectId}/rows`,
      { objectType: 'NOTE', sort: { by: 'TITLE', direction: 'ASC' } },
    );
    return Object.fromEntries(
      items.map(({ title, values }) => [title, values.find((value) => value.fieldId === fieldId)?.shown ?? null]),
    );
  };
  const columnOf = (title: string) => page.getByRole('region', { name: title, exact: true });

  beforeAll(async () => {
    at = await openWorkplace();
    projectId = await make('/projects', { title: 'Waiting rooms' });
    fieldId = await make(`/projects/${projectId}/fields`, {
      label: 'Role',
      type: 'SELECT',
      objectType: 'NOTE',
      settings: { options: [{ label: 'Nurse' }, { label: 'Patient' }], max: 1 },
    });
    for (const title of ['First', 'Second', 'Third'])
      await make(`/projects/${projectId}/notes`, { title, markdown: 'We waited.' });
    page = await at.sitDown(at.ada);
  }, 180_000);
  afterAll(() => at?.close());

  it('are edited like a spreadsheet, saved with their look, and change by dragging', async () => {
    await page.goto(`${at.origin}/projects/${projectId}/v/notes`);
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Title' }).click();
    await page.getByRole('columnheader', { name: /Title/ }).and(page.locator('[aria-sort=ascending]')).waitFor();
    await cell('0.0').getByText('First').waitFor();
    await cell('0.6').click();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Role' }).waitFor();
    await page.keyboard.type('Nur');
    await page.getByRole('option', { name: 'Nurse' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await eventually(kept, { First: 'Nurse', Second: null, Third: null });
    await page.keyboard.press('Escape');
    await cell('0.6').getByText('Nurse').waitFor();
    await cell('0.6').click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await eventually(kept, { First: 'Nurse', Second: 'Nurse', Third: null });
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Control+z');
    await page.getByText('Undone: Changed “Role”').waitFor();
    await eventually(kept, { First: 'Nurse', Second: null, Third: null });

    await page.getByRole('radiogroup', { name: 'Layout' }).getByText('Board').click();
    await page.getByRole('button', { name: 'Save as view…' }).click();
    await page.getByLabel('Name').fill('By role');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'By role' }).and(page.locator('[aria-current=page]')).waitFor();
    await page.reload();
    await columnOf('Nurse').getByText('First').waitFor();
    expect(await violations(page)).toEqual([]);
    await drag(page, columnOf('None').getByRole('listitem').filter({ hasText: 'Second' }), columnOf('Patient'), 0.5);
    await eventually(kept, { First: 'Nurse', Second: 'Patient', Third: null });
    await columnOf('Patient').getByText('Second').waitFor();
    expect(at.complaints).toEqual([]);
  }, 120_000);

  it('are ordered by hand, selected and archived together, and jump to the end of a long table', async () => {
    const order = async () =>
      (
        await ask<{ items: { title: string }[] }>('POST', `/projects/${projectId}/rows`, { objectType: 'NOTE' })
      ).items.map(({ title }) => title);
    await page.goto(`${at.origin}/projects/${projectId}/v/notes`);
    await cell('2.0').getByText('First').waitFor();
    await cell('2.1').click();
    await page.keyboard.press('Alt+ArrowUp');
    await eventually(order, ['Third', 'First', 'Second']);
    await cell('1.0').getByText('First').waitFor();
    await page.getByRole('radiogroup', { name: 'Layout' }).getByText('List').click();
    const line = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    await line('Second').hover();
    const handle = line('Second').getByRole('button', { name: 'Move “Second”' });
    await handle.waitFor();
    const [from, onto] = [(await handle.boundingBox())!, (await line('Third').boundingBox())!];
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y, { steps: 3 });
    await page.mouse.move(onto.x + 60, onto.y + 6, { steps: 8 });
    // Chromium reports the target of a drag only when the pointer moves over it again.
    await page.mouse.move(onto.x + 61, onto.y + 6);
    await page.mouse.up();
    await eventually(order, ['Second', 'Third', 'First']);
    await page.keyboard.press('Control+z');
    await eventually(order, ['Third', 'First', 'Second']);

    await page.keyboard.press('Control+a');
    await page.getByRole('status').filter({ hasText: '3 selected' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('checkbox', { name: 'Select “Third”' }).click();
    await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Archive' }).click();
    await eventually(order, ['Third']);
    await page.getByText('1 note', { exact: true }).waitFor();
    await page.keyboard.press('Control+z');
    await eventually(order, ['Third', 'First', 'Second']);

    for (let many = 0; many < 120; many += 1) await make(`/projects/${projectId}/notes`, { title: `Note ${many}` });
    await page.getByRole('radiogroup', { name: 'Layout' }).getByText('Table').click();
    await page.getByText('123 notes', { exact: true }).waitFor();
    await cell('0.1').click();
    await page.keyboard.press('Control+End');
    await cell('122.0').getByText('Second').waitFor();
    expect(await page.locator('[data-row]').count()).toBeLessThan(80);
    expect(at.complaints).toEqual([]);
  }, 120_000);
});
