import type { TrendView } from '@evident/domain/channels';
import type { DateRange } from '@evident/domain/charts';
import { useState, type PointerEvent } from 'react';
import { useNavigate } from 'react-router';
import { useMinute } from '../../ui/relative-time.tsx';
import { dayInWords, monthInWords } from '../../ui/time.ts';
import { ShareSeries } from './share-series.tsx';
import { TrendNumbers } from './trend-numbers.tsx';
import { daysOfStep, type TrendChartType } from './trend-address.ts';
import { axisEnd, lineOf, shareEnd, ticksOf } from './trend-scale.ts';
import { peopleInWords, percentOf, shareInWords } from './words.ts';
import styles from './trend-chart.module.css';

interface Props {
  trend: TrendView;
  type: TrendChartType;
  /** Draws the people of a theme in front of those of the channel. */
  ofTheme?: boolean;
  /** The part of the channel in front. */
  part?: 'theme' | 'topic';
  /** The data points of some days. */
  pathOf: (days: DateRange) => string;
}

const TICKS = 5;
const STEP_NAMES = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;

/** People by day, week or month. A step leads to its data points. */
export function TrendChart({ trend: { step, steps }, type, ofTheme = false, part = 'theme', pathOf }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const now = useMinute();
  const navigate = useNavigate();
  const nameOf = (day: string) => (step === 'MONTH' ? monthInWords(day) : dayInWords(day, now));
  const isShare = type === 'share' && ofTheme;
  const end = isShare
    ? shareEnd(Math.max(0, ...steps.map(({ share }) => share?.high ?? 0)))
    : axisEnd(Math.max(0, ...steps.map(({ people }) => people)));
  const pointed = at === null ? undefined : steps[at];
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(Math.min(steps.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * steps.length))));
  };
  const figureOf = ({ people, ofTheme: some }: (typeof steps)[number]) =>
    ofTheme ? `${some.toLocaleString()} of ${peopleInWords(people)}` : peopleInWords(people);
  const saidOf = (one: (typeof steps)[number]) =>
    isShare && one.share ? `${shareInWords(one.share)}, ${figureOf(one)}` : figureOf(one);
  const title = `${isShare ? 'Share of people' : 'People'} by ${STEP_NAMES[step]}`;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {pointed === undefined
          ? title
          : `${step === 'WEEK' ? 'Week of ' : ''}${nameOf(pointed.day)}: ${saidOf(pointed)}`}
      </figcaption>
      <div
        className={styles.plot}
        onPointerMove={point}
        onPointerLeave={() => setAt(null)}
        onClick={() => pointed && void navigate(pathOf(daysOfStep(step, pointed.day)))}
      >
        <svg
          role="img"
          aria-label={`${title}. The table below has the numbers.`}
          className={styles.drawn}
          viewBox={`0 0 ${Math.max(1, steps.length)} 100`}
          preserveAspectRatio="none"
        >
          {at !== null && <rect className={styles.pointed} x={at} y={0} width={1} height={100} />}
          {isShare ? (
            <ShareSeries steps={steps} end={end} />
          ) : (
            <>
              <Series type={type} values={steps.map(({ people }) => people)} end={end} quiet={ofTheme} />
              {ofTheme && <Series type={type} values={steps.map((one) => one.ofTheme)} end={end} />}
            </>
          )}
        </svg>
        <span className={styles.top}>{isShare ? percentOf(end) : end.toLocaleString()}</span>
      </div>
      <div className={styles.ticks} aria-hidden>
        {ticksOf(steps.length, TICKS).map((tick) => (
          <span key={tick}>{nameOf(steps[tick]!.day)}</span>
        ))}
      </div>
      {ofTheme && <Legend part={part} isShare={isShare} />}
      <TrendNumbers step={step} steps={steps} nameOf={nameOf} saidOf={saidOf} pathOf={pathOf} />
    </figure>
  );
}

function Legend({ part, isShare }: { part: 'theme' | 'topic'; isShare: boolean }) {
  if (isShare)
    return (
      <p className={styles.legend}>
        <span className={styles.key} data-band /> Within the band with 95 % certainty
      </p>
    );
  return (
    <p className={styles.legend}>
      <span className={styles.key} /> This {part} <span className={styles.key} data-quiet /> The whole channel
    </p>
  );
}

interface SeriesProps {
  type: TrendChartType;
  values: readonly number[];
  end: number;
  quiet?: boolean;
}

/** One series. A line of one step is a bar, because it has no length. */
function Series({ type, values, end, quiet = false }: SeriesProps) {
  const tone = quiet || undefined;
  if (type === 'line' && values.length > 1)
    return <polyline className={styles.line} data-quiet={tone} points={lineOf(values, end)} />;
  return values.map((value, at) => {
    const height = (value / end) * 100;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a step is its place
      <rect
        key={at}
        className={styles.bar}
        data-quiet={tone}
        x={at + 0.1}
        width={0.8}
        y={100 - height}
        height={height}
      />
    );
  });
}
