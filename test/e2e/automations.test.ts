import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { type Workplace, openWorkplace } from './workplace.ts';

describe('Automations', () => {
  let at: Workplace;
  let page: Page;
  let projectId: string;
  const make = async (path: string, body: object) => (await at.ada.ask<{ id: string }>('POST', path, body)).id;

  beforeAll(async () => {
    at = await openWorkplace();
    projectId = await make('/projects', { title: 'Waiting rooms' });
    await make(`/projects/${projectId}/notes`, { title: 'Churn at night' });
    page = await at.sitDown(at.ada, { viewport: { width: 390, height: 844 } });
  }, 180_000);
  afterAll(() => at?.close());

  it('start from a template, are tried on what happened, and show their runs, also on a phone', async () => {
    await page.goto(`${at.origin}/automations`);
    await page.getByRole('button', { name: 'New automation' }).click();
    await page.getByRole('button', { name: /Notify me of notes about a topic/ }).click();
    await page.getByRole('textbox', { name: 'Value' }).fill('churn');
    await page.getByRole('button', { name: 'Try it on the last 30 days' }).click();
    await page.getByText('1 of 1 match, by their values as they are now.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create automation' }).click();
    await page.waitForURL(/automations\/[\da-f-]{36}/);
    await page.getByRole('heading', { name: 'Runs' }).waitFor();

    await make(`/projects/${projectId}/notes`, { title: 'Churn at dawn' });
    await page.getByRole('link', { name: 'Churn at dawn' }).waitFor();
    await page.getByText('Notify members: done').waitFor();
    await page.getByText(/^When a note is created and its title contains “churn”, notify /).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.keyboard.press('Control+z');
    await page.getByText('Undone: Created “Notify me of notes about a topic”').waitFor();
    await page.goto(`${at.origin}/automations`);
    await page.getByText('No automations yet').waitFor();
    expect(at.complaints).toEqual([]);
  }, 120_000);
});
