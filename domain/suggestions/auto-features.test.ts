import { AUTO_FEATURES, DEFAULT_AUTO_MODES, type ChosenModes, changedModes, chosenModesOf, modesOf } from './index.ts';

/** As stored when there was such a feature. */
const FORMER = { Insights: 'On', Tags: 'Off' } as ChosenModes;

describe('automatic features', () => {
  it('suggest no highlights unless that was chosen', () => {
    expect(DEFAULT_AUTO_MODES.Highlights).toBe('Off');
    expect(modesOf({ Highlights: 'Suggest' }).Highlights).toBe('Suggest');
  });

  it('take the mode of the project, else of the workspace, else the default', () => {
    expect(modesOf({ Tags: 'Off', Redact: 'Suggest' }, { Redact: 'Off' })).toEqual({
      ...DEFAULT_AUTO_MODES,
      Tags: 'Off',
      Redact: 'Off',
    });
  });

  it('forget a stored mode of a feature that no longer exists', () => {
    expect(Object.keys(modesOf(FORMER))).toEqual(AUTO_FEATURES);
    expect(chosenModesOf(FORMER)).toEqual({ Summarize: null, Highlights: null, Tags: 'Off', Redact: null });
    expect(changedModes(FORMER, { Redact: 'On' })).toEqual({ Tags: 'Off', Redact: 'On' });
  });

  it('keep what a change leaves out, and return to the default with null', () => {
    expect(changedModes({ Tags: 'Off', Redact: 'Off' }, { Tags: null })).toEqual({ Redact: 'Off' });
  });
});
