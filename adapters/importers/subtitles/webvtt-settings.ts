/** Position and alignment of a cue (W3C WebVTT, section 3.1). Percentages are numbers from 0 to 100. */
export interface CueSettings {
  vertical: '' | 'rl' | 'lr';
  line: number | 'auto';
  snapToLines: boolean;
  lineAlign: 'start' | 'center' | 'end';
  position: number | 'auto';
  positionAlign: 'line-left' | 'center' | 'line-right';
  size: number;
  align: 'start' | 'center' | 'end' | 'left' | 'right';
  /** Id of a region. */
  region: string;
}

const defaultSettings = (): CueSettings => ({
  vertical: '',
  line: 'auto',
  snapToLines: true,
  lineAlign: 'start',
  position: 'auto',
  positionAlign: 'center',
  size: 100,
  align: 'center',
  region: '',
});

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const LINE_ALIGN: Record<string, CueSettings['lineAlign']> = {
  start: 'start',
  center: 'center',
  middle: 'center',
  end: 'end',
};
const POSITION_ALIGN: Record<string, CueSettings['positionAlign']> = {
  'line-left': 'line-left',
  center: 'center',
  'line-right': 'line-right',
  // names from drafts before 2017, still found in files
  start: 'line-left',
  middle: 'center',
  end: 'line-right',
};
const ALIGN: Record<string, CueSettings['align']> = {
  start: 'start',
  center: 'center',
  middle: 'center',
  end: 'end',
  left: 'left',
  right: 'right',
};

// default alignment of the box, from that of the text (section 3.1, computed position alignment)
const POSITION_OF_ALIGN: Record<CueSettings['align'], CueSettings['positionAlign']> = {
  start: 'line-left',
  left: 'line-left',
  center: 'center',
  end: 'line-right',
  right: 'line-right',
};

type Told = Omit<CueSettings, 'positionAlign'> & { positionAlign: CueSettings['positionAlign'] | undefined };

const SETTING: Record<string, (settings: Told, value: string) => void> = {
  vertical: (settings, value) => {
    if (value === 'rl' || value === 'lr') settings.vertical = value;
  },
  line: (settings, value) => {
    const [place = '', align = ''] = value.split(',');
    const share = percentage(place);
    if (share === null && !/^-?\d+$/.test(place)) return;
    settings.line = share ?? (Number(place) || 0);
    settings.snapToLines = share === null;
    settings.lineAlign = LINE_ALIGN[align] ?? settings.lineAlign;
  },
  position: (settings, value) => {
    const [place = '', align = ''] = value.split(',');
    const share = percentage(place);
    if (share === null) return;
    settings.position = share;
    settings.positionAlign = POSITION_ALIGN[align] ?? settings.positionAlign;
  },
  size: (settings, value) => {
    settings.size = percentage(value) ?? settings.size;
  },
  align: (settings, value) => {
    settings.align = ALIGN[value] ?? settings.align;
  },
  region: (settings, value) => {
    settings.region = value;
  },
};

/** Reads the settings after the times of a cue. Ignores unknown settings and invalid values. */
export function cueSettings(text: string): CueSettings {
  const settings: Told = { ...defaultSettings(), positionAlign: undefined };
  for (const part of text.split(/[ \t\n\f]+/)) {
    const colon = part.indexOf(':');
    if (colon < 1 || colon === part.length - 1) continue;
    const name = part.slice(0, colon);
    if (Object.hasOwn(SETTING, name)) SETTING[name]?.(settings, part.slice(colon + 1));
  }
  settings.positionAlign ??= POSITION_OF_ALIGN[settings.align];
  return settings as CueSettings;
}

/** A part of the video that cues share (W3C WebVTT, section 3.2). */
export interface CueRegion {
  id: string;
  lines: number;
  width: number;
  regionAnchorX: number;
  regionAnchorY: number;
  viewportAnchorX: number;
  viewportAnchorY: number;
  scroll: '' | 'up';
}

/** Reads a region from its settings; `null` without an id. */
export function cueRegion(text: string): CueRegion | null {
  const region: CueRegion = {
    id: '',
    lines: 3,
    width: 100,
    regionAnchorX: 0,
    regionAnchorY: 100,
    viewportAnchorX: 0,
    viewportAnchorY: 100,
    scroll: '',
  };
  for (const part of text.split(/[ \t\n\f]+/)) {
    // `id:fred`, in older drafts `id=fred`
    const match = /^([a-z]+)[:=](.+)$/.exec(part);
    if (!match) continue;
    const [, name, value = ''] = match;
    if (name === 'id') region.id = value;
    else if (name === 'lines' && /^\d{1,9}$/.test(value)) region.lines = Number(value);
    else if (name === 'width') region.width = percentage(value) ?? region.width;
    else if (name === 'regionanchor')
      [region.regionAnchorX, region.regionAnchorY] = anchor(value) ?? [region.regionAnchorX, region.regionAnchorY];
    else if (name === 'viewportanchor')
      [region.viewportAnchorX, region.viewportAnchorY] = anchor(value) ?? [
        region.viewportAnchorX,
        region.viewportAnchorY,
      ];
    else if (name === 'scroll' && value === 'up') region.scroll = 'up';
  }
  return region.id === '' ? null : region;
}

function percentage(text: string): number | null {
  if (!text.endsWith('%') || !NUMBER.test(text.slice(0, -1))) return null;
  const share = Number(text.slice(0, -1));
  return share >= 0 && share <= 100 ? share : null;
}

function anchor(text: string): [number, number] | null {
  const [x, y] = text.split(',').map(percentage);
  return x != null && y != null ? [x, y] : null;
}
