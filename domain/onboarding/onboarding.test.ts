import { CHECKLIST_IDS, updatedOnboarding, viewOnboarding } from './onboarding.ts';

const items = (eventCount: number) => CHECKLIST_IDS.map((id) => ({ id, eventCount, project: null }));

describe('onboarding', () => {
  it('is active until dismissed, or until everything was done', () => {
    expect(viewOnboarding('default', null, items(0))).toMatchObject({ status: 'active', answered: false });
    expect(viewOnboarding('default', null, items(1))).toMatchObject({ status: 'completed', answered: false });
    const dismissed = updatedOnboarding(null, { status: 'completed' });
    expect(viewOnboarding('default', dismissed, items(0))).toMatchObject({ status: 'completed', answered: true });
  });

  it('adds the use case of a chosen product', () => {
    const first = updatedOnboarding(null, { useCases: ['Surveys'] });
    const second = updatedOnboarding(first, { product: 'recruit' });
    expect(second).toEqual({ useCases: ['Surveys', 'Recruitment'], product: 'recruit', status: 'active' });
    expect(updatedOnboarding(second, { useCases: [] })).toEqual({ ...second, useCases: [] });
  });
});
