import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ChevronLeft, ShieldAlert } from 'lucide-react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { workspacePlanQuery } from '../data/plans/queries.ts';
import { useNarrowScreen } from '../kernel/narrow-screen.ts';
import { type Who, useWho } from '../kernel/who.ts';
import { Page } from '../ui/layout/page.tsx';
import { Notice } from '../ui/states/notice.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { PaymentBanner } from './payment-banner.tsx';
import { SettingsList } from './settings-list.tsx';
import styles from './settings-frame.module.css';

interface Props {
  title: string;
  /** Informs other members that only admins can change these settings. */
  forAdmins?: boolean;
  /** For boards, which scroll by themselves. */
  width?: 'full';
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of all settings pages: the list of pages next to the page, and the reason that it is read-only. Where there
 * is no room for both, `?list` shows the list, and else the page links to it.
 */
export function SettingsFrame({ title, forAdmins = false, width, actions, children }: Props) {
  const who = useWho();
  const { pathname: to } = useLocation();
  const [search] = useSearchParams();
  const isList = search.has('list');
  const listOnly = useNarrowScreen() && isList;
  const { data: plan } = useQuery(workspacePlanQuery());
  return (
    <Page
      title={listOnly ? 'Settings' : title}
      width={width ?? 1200}
      crumbs={listOnly || to === '/settings' ? [] : [{ title: 'Settings', to: '/settings' }]}
      actions={actions}
    >
      <div className={styles.frame} data-list={isList} data-width={width}>
        <SettingsList who={who} hasPlans={plan?.limited === true} />
        <div className={styles.page}>
          <Link className={styles.all} to={`${to}?list`}>
            <ChevronLeft size={16} aria-hidden />
            All settings
          </Link>
          <PaymentBanner />
          <Notices who={who} forAdmins={forAdmins} at={to} />
          {children}
        </div>
      </div>
    </Page>
  );
}

/** The reasons why the member cannot change the page, or use the workspace yet. */
function Notices({ who, forAdmins, at }: { who: Who | null; forAdmins: boolean; at: string }) {
  return (
    <>
      {forAdmins && who && !who.member.workspaceAdmin && (
        <div className={styles.notice}>
          <ReadOnlyNotice reason="Only workspace admins can change this. Ask a workspace admin." />
        </div>
      )}
      {who?.secondFactorMissing && at !== '/settings/user/security' && (
        <div className={styles.notice}>
          <Notice icon={ShieldAlert} tone="warn">
            This workspace requires two-step sign-in for admins. <Link to="/settings/user/security">Set it up</Link> to
            act as an admin.
          </Notice>
        </div>
      )}
      {who?.secondFactorNeeded && (
        <div className={styles.notice}>
          <Notice icon={ShieldAlert} tone="warn">
            This workspace requires two-step sign-in. Set it up here to use the workspace.
          </Notice>
        </div>
      )}
    </>
  );
}
