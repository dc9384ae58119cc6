import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  DEFAULT_REGION,
  JOB_ROLES,
  ORG_SIZES,
  REGIONS,
  REGION_NAMES,
  SLUG_CUT,
  newTeam,
  slugOf,
  type JobRole,
  type NewTeam,
  type OrgSize,
  type Region,
} from '@evident/domain/workspaces';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openWorkspace } from '../../data/identity/signed-in.ts';
import { useCreateWorkspace } from '../../data/workspaces/mutations.ts';
import { subdomainQuery } from '../../data/workspaces/queries.ts';
import styles from '../../ui/entrance/form.module.css';
import { ProblemNote } from '../../ui/problem-note.tsx';

interface Props {
  /** The root address; workspaces are its subdomains. */
  rootUrl: string;
  regions?: readonly Region[];
  /** The campaign that led here. */
  promo?: string | undefined;
  open?: (teamId: string, path: string) => Promise<void>;
}

/** Asks what to begin with. */
const FIRST_PAGE = '/auth/product-picker';
const PAUSE_MS = 250;

/** Creates a workspace. Suggests a subdomain from the name and checks availability while typing. */
export function CreateWorkspace({ rootUrl, regions = REGIONS, promo, open = openWorkspace }: Props) {
  const [name, setName] = useState('');
  const [wish, setWish] = useState<string | null>(null);
  const [region, setRegion] = useState<Region>(DEFAULT_REGION);
  const [orgSize, setOrgSize] = useState<OrgSize | ''>('');
  const [jobRole, setJobRole] = useState<JobRole | ''>('');
  const [marketing, setMarketing] = useState(false);
  const subdomain = wish ?? slugOf(name);
  const [asked] = useDebouncedValue(subdomain, PAUSE_MS);
  const check = useQuery({ ...subdomainQuery(asked), enabled: asked !== '' });
  const making = useCreateWorkspace((teamId) => open(teamId, FIRST_PAGE));
  const known = asked === subdomain ? check.data : undefined;
  const fault = known && (known.fault ?? (known.free ? null : 'This address is taken'));
  const { protocol, host } = new URL(rootUrl);
  const wording: NewTeam = {
    name,
    ...(subdomain && { subdomain }),
    ...(orgSize && { orgSize }),
    ...(jobRole && { jobRole }),
    marketingCommsEnabled: marketing,
    promo,
    region,
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!fault) making.mutate(wording);
      }}
    >
      <TextInput
        label="Name"
        placeholder="Name workspace…"
        description="Your organization or team"
        name="organization"
        autoComplete="organization"
        required
        withAsterisk={false}
        autoFocus
        maxLength={newTeam.properties.name.maxLength}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label="Address"
        name="subdomain"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        maxLength={SLUG_CUT}
        description={
          <span aria-live="polite">
            {known?.free ? `${protocol}//${known.subdomain}.${host} is free` : `Followed by .${host}`}
          </span>
        }
        error={fault}
        value={subdomain}
        onChange={(event) => setWish(event.currentTarget.value.toLowerCase())}
        onBlur={() => setWish((typed) => typed && slugOf(typed))}
      />
      <NativeSelect
        label="Company size (optional)"
        data={[
          { value: '', label: 'Prefer not to say' },
          ...ORG_SIZES.map((value) => ({ value, label: `${value} people` })),
        ]}
        value={orgSize}
        onChange={(event) => setOrgSize(event.currentTarget.value as OrgSize | '')}
      />
      <NativeSelect
        label="Your role (optional)"
        data={[{ value: '', label: 'Prefer not to say' }, ...JOB_ROLES]}
        value={jobRole}
        onChange={(event) => setJobRole(event.currentTarget.value as JobRole | '')}
      />
      <Checkbox
        label="Send me news about Evident"
        checked={marketing}
        onChange={(event) => setMarketing(event.currentTarget.checked)}
      />
      <details className={styles.more}>
        <summary>Advanced</summary>
        <NativeSelect
          label="Region"
          description="Recorded for reports only: this server stores all data itself. The region can’t be changed later."
          data={regions.map((value) => ({ value, label: `${REGION_NAMES[value]} (${value})` }))}
          value={region}
          onChange={(event) => setRegion(event.currentTarget.value as Region)}
        />
      </details>
      <ProblemNote problem={making.error} />
      <Button type="submit" loading={making.isPending || making.isSuccess}>
        Create workspace
      </Button>
    </form>
  );
}
