import { type ChannelView, type ThemeView, channelDisabledReason } from '@evident/domain/channels';
import { Merge, Pencil, Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useRenameTheme } from '../../data/channels/mutations.ts';
import { useWho } from '../../kernel/who.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { Growth } from './growth.tsx';
import { themePath } from './links.ts';
import { MergeThemeDialog } from './merge-theme-dialog.tsx';
import { UNTITLED, dataPointsInWords, growthInWords, peopleInWords } from './words.ts';
import styles from './themes.module.css';

interface Props {
  channel: ChannelView;
  theme: ThemeView;
  /** People of the largest theme, to compare with. */
  most: number;
  /** Themes that it can be merged into. */
  others: readonly ThemeView[];
}

/** A theme with its counts, renamed in place. */
export function ThemeRow({ channel, theme, most, others }: Props) {
  const [naming, setNaming] = useState(false);
  const [merging, setMerging] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const { mutate } = useRenameTheme();
  const { hash } = useLocation();
  const role = useWho()?.member.role ?? 'VIEWER';
  const { title, titledBy, people, dataPoints } = theme;
  const reason = channelDisabledReason('write', { role }, channel);
  const rename = (wanted: string | null) => {
    setNaming(false);
    if (wanted !== null) mutate({ theme, title: wanted });
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) link.current?.focus();
    });
  };
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>
          {naming ? (
            <NameField label="Theme name" name={title} onDone={rename} />
          ) : (
            <Link ref={link} to={{ pathname: themePath(theme), hash }} className={styles.title} dir="auto">
              {title || UNTITLED}
            </Link>
          )}
          {titledBy === 'MACHINE' && title !== '' && !naming && (
            <span className={styles.suggested} title="Suggested title">
              <Sparkles size={12} role="img" aria-label="Suggested title" />
            </span>
          )}
        </span>
        {theme.quotes[0] && (
          <span className={styles.said} dir="auto">
            “{theme.quotes[0].text}”
          </span>
        )}
      </span>
      <span className={styles.growth}>
        <Growth growth={theme.growth} />
        <span className={styles.counts}>{growthInWords(theme)}</span>
      </span>
      <span className={styles.points}>{dataPointsInWords(dataPoints)}</span>
      <span className={styles.people}>
        <span className={styles.track} aria-hidden>
          <span style={{ width: `${(people / Math.max(1, most)) * 100}%` }} />
        </span>
        {peopleInWords(people)}
      </span>
      <MenuButton
        label={`More for ${title || 'a theme without a title'}`}
        entries={[
          {
            label: 'Rename…',
            icon: Pencil,
            opensField: true,
            run: () => setNaming(true),
            disabledReason: reason,
          },
          {
            label: 'Merge into…',
            icon: Merge,
            run: () => setMerging(true),
            disabledReason: reason ?? (others.length === 0 ? 'There is no other theme' : undefined),
          },
        ]}
      />
      {merging && <MergeThemeDialog theme={theme} others={others} onClose={() => setMerging(false)} />}
    </div>
  );
}
