import { Button, NativeSelect, TextInput } from '@mantine/core';
import { DEFAULT_REGION, REGIONS, REGION_NAMES, SLUG_CUT, newTeam, slugOf, type Region } from '@evident/domain/workspaces';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { openWorkspace } from '../../kernel/entrance/signed-in.ts';
import { ProblemNote } from '../../ui/entrance/problem-note.tsx';
import styles from '../../ui/entrance/form.module.css';

interface Props {
  /** The root address below which workspaces live. */
  rootUrl: string;
  regions?: readonly Region[];
  open?: (teamId: string) => Promise<void>;
}

const PAUSE_MS = 250;

/** A workspace of one's own: its name gives the address, which can be changed and is looked up while one types. */
export function CreateWorkspace({ rootUrl, regions = REGIONS, open = openWorkspace }: Props) {
  const [name, setName] = useState('');
  const [wish, setWish] = useState<string | null>(null);
  const [region, setRegion] = useState<Region>(DEFAULT_REGION);
  const subdomain = wish ?? slugOf(name);
  const [asked] = useDebouncedValue(subdomain, PAUSE_MS);
  const check = useQuery({ queryKey: ['subdomain', asked], queryFn: () => answer(api.GET('/api/v1/workspaces/subdomain', { params: { query: { wish: asked } } })), enabled: asked !== '' });
  const making = useMutation({
    mutationFn: async () => open((await answer(api.POST('/api/v1/workspaces', { body: { name, ...(subdomain ? { subdomain } : {}), region } }))).id),
  });
  const known = asked === subdomain ? check.data : undefined;
  const fault = known && (known.fault ?? (known.free ? null : 'This address is taken'));
  const { protocol, host } = new URL(rootUrl);
  return (
    <form className={styles.form} onSubmit={(event) => { event.preventDefault(); if (!fault) making.mutate(); }}>
      <TextInput
        label="Name" description="Your organisation or team" name="organization" autoComplete="organization" required withAsterisk={false} autoFocus maxLength={newTeam.properties.name.maxLength}
        value={name} onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label="Address" name="subdomain" autoComplete="off" autoCapitalize="none" spellCheck={false} required withAsterisk={false} maxLength={SLUG_CUT}
        description={<span aria-live="polite">{known?.free ? `${protocol}//${known.subdomain}.${host} is free` : `What stands before .${host}`}</span>} error={fault}
        value={subdomain} onChange={(event) => setWish(event.currentTarget.value.toLowerCase())} onBlur={() => setWish((typed) => typed && slugOf(typed))}
      />
      <details className={styles.more}>
        <summary>Advanced</summary>
        <NativeSelect
          label="Region" description="A note of where this workspace belongs, for reports. This server keeps all data itself, and the region can’t be changed later."
          data={regions.map((value) => ({ value, label: `${REGION_NAMES[value]} (${value})` }))} value={region} onChange={(event) => setRegion(event.currentTarget.value as Region)}
        />
      </details>
      <ProblemNote problem={making.error} />
      <Button type="submit" loading={making.isPending || making.isSuccess}>Create the workspace</Button>
    </form>
  );
}
