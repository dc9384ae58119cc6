import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ShieldAlert } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router';
import { workspacePlanQuery } from '../data/plans/queries.ts';
import { useWho } from '../kernel/who.ts';
import { Page } from '../ui/layout/page.tsx';
import { Notice } from '../ui/states/notice.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { PaymentBanner } from './payment-banner.tsx';
import { PLANS_PLACES, settingsPlaces } from './settings-places.ts';
import styles from './settings-frame.module.css';

interface Props {
  title: string;
  /** Informs other members that only admins can change these settings. */
  forAdmins?: boolean;
  children: ReactNode;
}

/** The frame of all settings pages: navigation, and the reason they are read-only. */
export function SettingsFrame({ title, forAdmins = false, children }: Props) {
  const who = useWho();
  const { pathname: to } = useLocation();
  const { data: plan } = useQuery(workspacePlanQuery());
  const places = plan?.limited ? [...settingsPlaces, ...PLANS_PLACES] : settingsPlaces;
  return (
    <Page title={title} crumbs={[{ title: 'Settings', to: '/settings' }]}>
      <nav aria-label="Settings" className={styles.places}>
        {places.map(({ title: place, to }) => (
          <NavLink key={to} to={to} end className={styles.place}>
            {place}
          </NavLink>
        ))}
      </nav>
      <PaymentBanner />
      {forAdmins && who && !who.member.workspaceAdmin && (
        <div className={styles.notice}>
          <ReadOnlyNotice reason="Only workspace admins can change this. Ask a workspace admin." />
        </div>
      )}
      {who?.secondFactorMissing && to !== '/settings/user/security' && (
        <div className={styles.notice}>
          <Notice icon={ShieldAlert} tone="warn">
            This workspace requires two-step sign-in for admins. <Link to="/settings/user/security">Set it up</Link> to
            act as an admin.
          </Notice>
        </div>
      )}
      {children}
    </Page>
  );
}
